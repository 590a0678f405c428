/// Where a line may end: the rules of UAX #14, Unicode 15, with its usual tailoring of numbers.
///
/// The tailoring is that of example 7 in section 8.2, which ICU and Unicode's own tests have too:
/// `$(12.35)` and `2,1-3` stay together. Rules are named by their numbers.
struct LineBreakRules {
  /// The class of the last character, marks on it left out.
  private var last = LineBreakClass.bk
  /// The class before the spaces at the end, that of the last character without spaces.
  private var beforeSpaces = LineBreakClass.bk
  /// The class of the character before the last one.
  private var secondLast = LineBreakClass.bk
  private var number = Number.none
  private var isOddRegion = false
  private var endsInJoiner = false

  /// How far a number has come (LB25).
  private enum Number {
    case none
    /// `NU (NU | SY | IS)*`
    case open
    /// `NU (NU | SY | IS)* (CL | CP)`
    case closed
  }

  /// Returns, for each character, whether a line may end before it; never before the first.
  static func opportunities(_ classes: [LineBreakClass]) -> [Bool] {
    var rules = LineBreakRules()
    var result = [Bool](repeating: false, count: classes.count)
    for (index, kind) in classes.enumerated() {
      let joins = kind == .cm || kind == .zwj
      if joins, index > 0, !rules.last.takesNoMark {
        rules.endsInJoiner = kind == .zwj
        continue
      }
      let resolved = joins ? .al : kind
      if index > 0 {
        result[index] = rules.allowsBreak(before: resolved) {
          classes[(index + 1)...].first { $0 != .cm && $0 != .zwj }
        }
      }
      rules.pass(resolved)
      rules.endsInJoiner = kind == .zwj
    }
    return result
  }

  private mutating func pass(_ next: LineBreakClass) {
    switch next {
    case .nu: number = .open
    case .sy, .is: number = number == .open ? .open : .none
    case .cl, .cp: number = number == .open ? .closed : .none
    default: number = .none
    }
    isOddRegion = next == .ri && !(last == .ri && isOddRegion)
    secondLast = last
    last = next
    if next != .sp { beforeSpaces = next }
  }

  private func allowsBreak(
    before next: LineBreakClass, following: () -> LineBreakClass?
  ) -> Bool {
    if let mandatory = decidesLines(next) { return mandatory }  // LB4 to LB8a
    if next == .wj || last == .wj || last == .gl { return false }  // LB11, LB12
    if next == .gl, last != .sp, last != .ba, last != .hy { return false }  // LB12a
    if next == .ex { return false }  // LB13
    if next.isClosing, last != .nu { return false }
    if spansSpaces(next) { return false }  // LB14 to LB17
    if last == .sp { return true }  // LB18
    if next == .qu || last == .qu { return false }  // LB19
    if next == .cb || last == .cb { return true }  // LB20
    if next == .ba || next == .hy || next == .ns || last == .bb { return false }  // LB21
    if secondLast == .hl, last == .hy || last == .ba { return false }  // LB21a
    if last == .sy, next == .hl { return false }  // LB21b
    if next == .in { return false }  // LB22
    return !joinsNumber(next, following) && !joinsSyllable(next) && !joinsWord(next)
  }

  private func decidesLines(_ next: LineBreakClass) -> Bool? {
    switch last {
    case .bk, .lf, .nl: return true  // LB4, LB5
    case .cr: return next != .lf  // LB5
    default: break
    }
    if next.takesNoMark { return false }  // LB6, LB7
    if beforeSpaces == .zw { return true }  // LB8
    return endsInJoiner ? false : nil  // LB8a
  }

  private func spansSpaces(_ next: LineBreakClass) -> Bool {
    switch beforeSpaces {
    case .op, .ow: true  // LB14
    case .qu: next.isOpening  // LB15
    case .cl, .cp: next == .ns  // LB16
    case .b2: next == .b2  // LB17
    default: false
    }
  }

  private func joinsNumber(
    _ next: LineBreakClass, _ following: () -> LineBreakClass?
  ) -> Bool {
    if last.isLetter, next == .nu { return true }  // LB23
    if last == .nu, next.isLetter { return true }
    if last == .pr, next.isIdeograph { return true }  // LB23a
    if last.isIdeograph, next == .po { return true }
    if last.isAffix, next.isLetter { return true }  // LB24
    if last.isLetter, next.isAffix { return true }
    // LB25
    if next == .nu, last.isAffix || last.isOpening || last == .hy { return true }
    if last.isAffix, next.isOpening || next == .hy, following() == .nu { return true }
    if number == .open, next == .nu || next.isClosing { return true }
    return number != .none && next.isAffix
  }

  private func joinsSyllable(_ next: LineBreakClass) -> Bool {
    switch last {
    case .jl where next.isSyllable && next != .jt: true  // LB26
    case .jv where next == .jv || next == .jt, .h2 where next == .jv || next == .jt: true
    case .jt where next == .jt, .h3 where next == .jt: true
    case .pr: next.isSyllable  // LB27
    default: last.isSyllable && next == .po
    }
  }

  private func joinsWord(_ next: LineBreakClass) -> Bool {
    if next.isLetter, last.isLetter || last == .is { return true }  // LB28, LB29
    if next == .op, last.isLetter || last == .nu { return true }  // LB30
    if last == .cp, next.isLetter || next == .nu { return true }
    if next == .ri { return last == .ri && isOddRegion }  // LB30a
    return next == .em && (last == .eb || last == .ep)  // LB30b
  }
}

/// The groups of classes that several rules name.
extension LineBreakClass {
  /// What no mark joins (LB9).
  fileprivate var takesNoMark: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .sp, .zw: true
    default: false
    }
  }

  fileprivate var isLetter: Bool { self == .al || self == .hl }
  fileprivate var isOpening: Bool { self == .op || self == .ow }
  fileprivate var isAffix: Bool { self == .pr || self == .po }

  /// What closes or separates, inside of numbers too.
  fileprivate var isClosing: Bool {
    switch self {
    case .cl, .cp, .is, .sy: true
    default: false
    }
  }

  fileprivate var isIdeograph: Bool {
    switch self {
    case .id, .ep, .eb, .em: true
    default: false
    }
  }

  fileprivate var isSyllable: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }
}
