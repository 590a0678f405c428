import A11yTree

/// Reads who listens to a scenario: the version of the reader, with what a person has set.
enum ReaderSettings {
  private static let keys = ["profile", "verbosity", "nativeTraitsOnly"]
  private static let verbosityKeys = [
    "hints", "actions", "moreContent", "controls", "tableHeaders", "rowAndColumnNumbers",
    "containerDescriptions",
  ]

  /// Returns the reader; the newest with the settings of a new device unless said.
  static func read(_ reader: ValueReader?) throws(InputError) -> ReaderProfile {
    guard let reader else { return .newest }
    let object = try reader.object(keys: keys)
    var profile = ReaderProfile.newest
    if let value = object["profile"] {
      let name = try value.string()
      guard let named = ReaderProfile.named(name) else {
        throw value.unknown(name, "profile", among: ReaderProfile.all.map(\.name))
      }
      profile = named
    }
    profile.nativeTraitsOnly = try object["nativeTraitsOnly"]?.bool() ?? false
    if let verbosity = object["verbosity"] { profile.verbosity = try self.verbosity(verbosity) }
    return profile
  }

  private static func verbosity(
    _ reader: ValueReader
  ) throws(InputError) -> ReaderProfile.Verbosity {
    let object = try reader.object(keys: verbosityKeys)
    var verbosity = ReaderProfile.Verbosity()
    if let value = object["hints"] { verbosity.hints = try value.bool() }
    if let value = object["actions"] { verbosity.actions = try value.bool() }
    if let value = object["moreContent"] { verbosity.moreContent = try value.bool() }
    if let value = object["controls"] { verbosity.controls = try value.word() }
    if let value = object["tableHeaders"] { verbosity.tableHeaders = try value.bool() }
    if let value = object["rowAndColumnNumbers"] {
      verbosity.rowAndColumnNumbers = try value.bool()
    }
    if let value = object["containerDescriptions"] {
      verbosity.containerDescriptions = try value.bool()
    }
    return verbosity
  }

  /// The schema of the settings.
  static var schema: JSONValue {
    let controls = ReaderProfile.Verbosity.Controls.allCases.map(\.rawValue)
    let members = verbosityKeys.map { key -> JSONValue.Member in
      .init(
        key: key, value: key == "controls" ? ["enum": .strings(controls)] : ["type": "boolean"])
    }
    return [
      "type": "object", "description": "who listens: VoiceOver's version and its settings",
      "properties": [
        "profile": ["enum": .strings(ReaderProfile.all.map(\.name))],
        "verbosity": [
          "type": "object", "properties": JSONValue(.object(members)),
          "additionalProperties": false,
        ],
        "nativeTraitsOnly": [
          "type": "boolean", "description": "leave out traits that iOS does not have",
        ],
      ],
      "additionalProperties": false,
    ]
  }
}
