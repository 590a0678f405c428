/// How a character takes part in the breaking of lines: the property Line_Break of Unicode 15.
///
/// The names are those of UAX #14, after its rule LB1: AI, SG and XX count as AL, CJ as NS, and SA
/// as CM or AL. `ow` is an OP of East Asian width, which LB30 sets apart; `ep` is a place kept for
/// a further pictograph (LB30b).
enum LineBreakClass: UInt8 {
  case al, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ep, ex, gl, h2, h3, hl, hy, id, `in`, `is`
  case jl, jt, jv, lf, nl, ns, nu, op, ow, po, pr, qu, ri, sp, sy, wj, zw, zwj
}

extension LineBreakClass {
  /// Creates the class of a character.
  init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ascii[Int(value)]
    } else if (0xAC00...0xD7A3).contains(value) {
      self = (value - 0xAC00) % 28 == 0 ? .h2 : .h3
    } else {
      self = Self.listed(value).refined(for: scalar) ?? Self(scalar.properties.generalCategory)
    }
  }

  /// The class that follows from a general category, where the table has no other.
  private init(_ category: Unicode.GeneralCategory) {
    switch category {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: self = .cm
    case .decimalNumber: self = .nu
    case .openPunctuation: self = .op
    case .closePunctuation: self = .cl
    case .initialPunctuation, .finalPunctuation: self = .qu
    default: self = .al
    }
  }

  private static let ascii: [LineBreakClass] = {
    var classes = [LineBreakClass](repeating: .al, count: 0x80)
    for control in 0..<0x20 { classes[control] = .cm }
    for digit in 0x30...0x39 { classes[digit] = .nu }
    for (characters, kind) in asciiClasses {
      for byte in characters.utf8 { classes[Int(byte)] = kind }
    }
    return classes
  }()

  private static let asciiClasses: KeyValuePairs<String, LineBreakClass> = [
    "\t|": .ba, "\n": .lf, "\u{0B}\u{0C}": .bk, "\r": .cr, " ": .sp, "!?": .ex, "\"'": .qu,
    "$+\\": .pr, "%": .po, "([{": .op, ")]": .cp, "}": .cl, "-": .hy, ",.:;": .is, "/": .sy,
    "\u{7F}": .cm,
  ]
}

/// The table of ranges, ready to be searched.
extension LineBreakClass {
  private struct Table {
    var starts: [UInt32] = []
    var ends: [UInt32] = []
    var classes: [LineBreakClass] = []
  }

  private static let table: Table = {
    var entries: [(start: UInt32, end: UInt32, kind: LineBreakClass)] = []
    var kind = LineBreakClass.al
    for word in ranges.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.last == ":" {
        kind = names.first { $0.key == word.dropLast() }?.value ?? .al
        continue
      }
      let limits = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = limits.first, let last = limits.last else { continue }
      entries.append((first, last, kind))
    }
    entries.sort { $0.start < $1.start }
    return Table(
      starts: entries.map(\.start), ends: entries.map(\.end), classes: entries.map(\.kind))
  }()

  /// The classes that the table names.
  private static let names: KeyValuePairs<String, LineBreakClass> = [
    "AL": .al, "B2": .b2, "BA": .ba, "BB": .bb, "BK": .bk, "CB": .cb, "CL": .cl, "CM": .cm,
    "EM": .em, "EX": .ex, "GL": .gl, "HL": .hl, "ID": .id, "IN": .in, "IS": .is, "JL": .jl,
    "JT": .jt, "JV": .jv, "NL": .nl, "NS": .ns, "NU": .nu, "OP": .op, "OW": .ow, "PO": .po,
    "PR": .pr, "QU": .qu, "RI": .ri, "WJ": .wj, "ZW": .zw, "ZWJ": .zwj,
  ]

  private static func listed(_ value: UInt32) -> LineBreakClass? {
    let table = table
    var low = 0
    var high = table.starts.count
    while low < high {
      let middle = (low + high) / 2
      if table.starts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    guard low > 0, value <= table.ends[low - 1] else { return nil }
    return table.classes[low - 1]
  }
}

extension LineBreakClass? {
  /// Sets apart, among the ideographs, what a skin tone may follow.
  fileprivate func refined(for scalar: Unicode.Scalar) -> LineBreakClass? {
    guard self == .id else { return self }
    if scalar.properties.isEmojiModifierBase { return .eb }
    let isPictographic = (0x1F000...0x1FAFF).contains(scalar.value) || scalar.value >= 0x1FC00
    guard isPictographic, scalar.value < 0x20000,
      scalar.properties.generalCategory == .unassigned
    else { return self }
    return .ep
  }
}
