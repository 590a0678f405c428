import A11yTree

/// The file of a baseline: a head, then one entry a line, sorted.
///
/// Each line is a JSON object of its own, so that git merges what two branches took in or out,
/// and no comma of a neighbour gets in the way. An entry that stands there twice counts twice.
package enum BaselineFile {
  /// What the file is called unless said.
  package static let name = ".a11ysim-baseline.jsonl"

  private static let version = 1
  private static let keys = [
    "scenario", "rule", "outcome", "element", "label", "evidence", "count", "owner", "reason",
    "expires",
  ]

  /// Reads a baseline.
  ///
  /// - Throws: The first thing that is wrong, with its place.
  package static func read(_ bytes: [UInt8], path: String) throws(InputError) -> Baseline {
    let lines = try JSONLines.read(bytes, path: path)
    guard let head = lines.first else {
      throw InputError(path: path, message: "this is no baseline: it is empty")
    }
    let object = try head.object()
    guard case .string("baseline") = object["a11ysim"]?.value.content else {
      throw head.error(
        "this is no baseline; its first line is {\"a11ysim\":\"baseline\",\"schemaVersion\":1}")
    }
    _ = try head.object(keys: ["a11ysim", "schemaVersion"])
    let version = try object.required("schemaVersion")
    guard try version.integer(in: 1...1_000) == Self.version else {
      throw version.error("this program reads baselines of version \(Self.version)")
    }
    var entries: [BaselineEntry] = []
    for line in lines.dropFirst() { entries.append(try entry(line)) }
    return Baseline(entries)
  }

  private static func entry(_ reader: ValueReader) throws(InputError) -> BaselineEntry {
    let object = try reader.object(keys: keys)
    let rule = try object.required("rule")
    let id = try rule.string()
    try AuditLayerReader.checkRule(id, rule)
    let identity = FindingIdentity(
      rule: id, outcome: try object.required("outcome").named(AuditLayerReader.outcomes),
      element: try object.required("element").string(), label: try object["label"]?.string(),
      evidence: try object["evidence"]?.string() ?? "")
    let note = BaselineEntry.Note(
      owner: try object["owner"]?.string(), reason: try object["reason"]?.string(),
      expires: try object["expires"]?.day())
    return BaselineEntry(
      scenario: try object.required("scenario").string(), identity: identity,
      count: try object["count"]?.integer(in: 1...1_000_000) ?? 1, note: note,
      location: reader.location)
  }

  /// Returns the text of a baseline: the same entries give the same bytes.
  package static func text(of baseline: Baseline) -> String {
    let head: JSONValue = ["a11ysim": "baseline", "schemaVersion": .number(version)]
    let lines = baseline.merged.map { JSONWriter.compact(value(of: $0)) }
    return ([JSONWriter.compact(head)] + lines).map { $0 + "\n" }.joined()
  }

  private static func value(of entry: BaselineEntry) -> JSONValue {
    let identity = entry.identity
    return .object([
      "scenario": .string(entry.scenario), "rule": .string(identity.rule),
      "outcome": .string(identity.outcome.rawValue), "element": .string(identity.element),
      "label": identity.label.map { .string($0) },
      "evidence": identity.evidence.isEmpty ? nil : .string(identity.evidence),
      "count": entry.count == 1 ? nil : .number(entry.count),
      "owner": entry.note.owner.map { .string($0) },
      "reason": entry.note.reason.map { .string($0) },
      "expires": entry.note.expires.map { .string("\($0)") },
    ])
  }
}

extension Baseline {
  /// The entries in the order of the file, those that say the same counted together.
  fileprivate var merged: [BaselineEntry] {
    var places: [BaselineEntry: Int] = [:]
    var merged: [BaselineEntry] = []
    for entry in entries where entry.count > 0 {
      var key = entry
      key.count = 1
      key.location = nil
      if let place = places[key] {
        merged[place].count += entry.count
      } else {
        places[key] = merged.count
        merged.append(entry)
      }
    }
    return merged.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
  }
}

extension BaselineEntry {
  fileprivate var sortKey: [String] {
    [scenario] + identity.sortKey
      + [note.owner ?? "", note.reason ?? "", note.expires?.description ?? ""]
  }
}
