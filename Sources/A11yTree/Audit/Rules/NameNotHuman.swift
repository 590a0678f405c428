extension Rule {
  /// A name that was written for a program.
  ///
  /// A text that is shown as it is read is what everyone gets, so that only pictures and controls,
  /// and words that no one means to show, are looked at (ours).
  static let nameNotHuman = Rule(
    id: "name-not-human",
    title: "Names are written for people",
    criteria: ["1.1.1", "2.4.6"],
    gravest: .cantTell,
    rationale: """
      Without a label of its own a picture is read by its file name: "IMG 0042 P N G", "info dot \
      circle".
      """,
    fix: "Give it a label that says what it shows or does.",
    passing: [
      RuleExample("A word", #"image "A bowl of salad""#),
      RuleExample("Brands may be written as they like", #"button "Call by iPhone or eBay""#),
      RuleExample("A place on the web", #"link "orange.com""#),
      RuleExample(
        "A file that is shown by its name",
        """
        button "report_2024.pdf"
          text "report_2024.pdf" size=17
        """),
    ],
    failing: [
      RuleExample("A file", #"↓image "salad.png""#),
      RuleExample("A camera's number", #"↓image "IMG_0042""#),
      RuleExample("An asset", #"↓button "bookmarkTrayFillLarge""#),
      RuleExample("A symbol", #"↓button "heart.fill""#),
      RuleExample(
        "A symbol that is read by its name",
        """
        ↓button "checkmark circle fill"
          picture "checkmark.circle.fill" symbol
        """),
      RuleExample("An identity", #"↓image "123e4567-e89b-12d3-a456-426614174000""#),
      RuleExample("A value that is not there", #"↓staticText "Optional(\"Ada\")""#),
      RuleExample("A form that was not filled in", #"↓staticText "%@ seats left""#),
      RuleExample("Filling text", #"↓staticText "Lorem ipsum dolor sit amet""#),
    ],
    inapplicable: [
      RuleExample("No name", "button")
    ],
    check: .eachStop { element in
      guard element.hasName, let name = element.node.label else { return .inapplicable }
      if let leak = name.leak { return .leaks(element, leak) }
      guard element.isControl || element.traits.contains(.isImage) else { return .passed }
      guard let kind = name.codeKind ?? element.symbolKind else { return .passed }
      return element.paintedTexts.contains { $0.text == name } ? .passed : .code(element, kind)
    })
}

/// What a name looks like that was written for a program, as a kebab-case code.
private enum CodeKind: String {
  case fileName = "file-name"
  case identifier
  case symbolName = "symbol-name"
  case uniqueIdentity = "unique-identity"

  var noun: String {
    switch self {
    case .fileName: "the name of a file"
    case .identifier: "a name of a program's parts"
    case .symbolName: "the name of a symbol"
    case .uniqueIdentity: "an identity"
    }
  }
}

extension RuleElement {
  /// Whether its only name is that of a symbol in it, its parts read as words.
  fileprivate var symbolKind: CodeKind? {
    guard !node.hasExplicitLabel, let name = node.label else { return nil }
    let isSymbol = painted.contains { item in
      guard case .image(let image) = item.content, image.source == .symbol else { return false }
      return image.name.utf8.contains(UInt8(ascii: "."))
        && image.name.utf8.elementsEqual(
          name.utf8.lazy.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: ".") : $0 })
    }
    return isSymbol ? .symbolName : nil
  }
}

extension String {
  /// What of a program shows through, nil for nothing.
  fileprivate var leak: String? {
    if let leak = Self.leaks.first(where: { holds($0) }) { return leak }
    return ["null", "(null)", "nil", "undefined", "NaN", "TODO"].first { self == $0 }
  }

  private static let leaks = [
    "Optional(", "%@", "%d", "{{", "[object Object]", "lorem ipsum", "Lorem ipsum",
  ]

  /// Returns whether the bytes of a text stand in it, side by side.
  private func holds(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = utf8[...]
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  fileprivate var codeKind: CodeKind? {
    let bytes = Array(utf8)
    guard bytes.count > 3, bytes.allSatisfy(\.isPartOfCode) else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "."))
    if let last = parts.last, parts.count > 1 {
      let ending = String(decoding: last, as: UTF8.self).lowercased()
      if fileEndings.contains(ending) { return .fileName }
      let isSymbol = !domains.contains(ending) && parts.allSatisfy(\.isSymbolWord)
      return isSymbol && parts.count > 1 ? .symbolName : nil
    }
    if bytes.isUniqueIdentity { return .uniqueIdentity }
    if ["IMG_", "DSC_", "IMG-", "DSC0", "PXL_"].contains(where: { hasPrefix($0) }) {
      return .fileName
    }
    return bytes.contains(UInt8(ascii: "_")) || bytes.isCamelCase ? .identifier : nil
  }
}

private let fileEndings: Set<String> = [
  "png", "jpg", "jpeg", "gif", "svg", "pdf", "webp", "heic", "heif", "tiff", "bmp", "mp3", "mp4",
  "mov", "json", "html",
]

private let domains: Set<String> = [
  "com", "org", "net", "edu", "gov", "info", "io", "app", "dev", "co", "eu", "fr", "de", "es", "it",
  "uk", "ch", "be", "nl", "jp", "ru", "us", "ca", "lu", "ai", "tv", "me",
]

extension UInt8 {
  fileprivate var isSmall: Bool { (0x61...0x7A).contains(self) }
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isHex: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  /// Whether names of files and of a program's parts hold it.
  fileprivate var isPartOfCode: Bool {
    isSmall || isCapital || isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "-")
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is small letters, two or more, with digits behind them.
  fileprivate var isSymbolWord: Bool {
    count > 1 && (first?.isSmall ?? false) && allSatisfy { $0.isSmall || $0.isDigit }
  }
}

extension [UInt8] {
  /// Whether small words of three letters or more stand together, told apart by capitals.
  fileprivate var isCamelCase: Bool {
    let first = prefix { $0.isSmall }.count
    guard first > 2, count > first + 1, allSatisfy({ $0.isSmall || $0.isCapital || $0.isDigit })
    else { return false }
    return self[first].isCapital && self[first + 1].isSmall
  }

  /// Whether it is groups of 8, 4, 4, 4 and 12 digits to the base of 16.
  fileprivate var isUniqueIdentity: Bool {
    let parts = split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy(\.isHex)
  }
}

extension Judgement {
  fileprivate static func code(_ element: RuleElement, _ kind: CodeKind) -> Self {
    .cantTell(
      "The name of the \(element.title) looks like \(kind.noun).", reason: kind.rawValue)
  }

  fileprivate static func leaks(_ element: RuleElement, _ leak: String) -> Self {
    .cantTell(
      "The name of the \(element.title) holds \(leak.quoted), which nobody is meant to hear.",
      reason: "not-filled-in")
  }
}
