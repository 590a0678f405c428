/// What labels of iOS do otherwise than UAX #14.
extension LineBreakClass {
  /// Returns the classes of a text's characters, as a label takes them.
  ///
  /// Hangul breaks at spaces, as labels do with the standard strategy; a hyphen that begins a word
  /// stays with it, as LB20a has it since Unicode 16 (both ours).
  static func inLabel(_ scalars: String.UnicodeScalarView) -> [LineBreakClass] {
    var classes: [LineBreakClass] = []
    classes.reserveCapacity(scalars.count)
    var hyphen: Int?
    for scalar in scalars {
      let kind = LineBreakClass(of: scalar).ofWord
      if kind == .al || kind == .hl, let hyphen { classes[hyphen] = .al }
      let isHyphen = scalar.value == 0x2D || scalar.value == 0x2010
      hyphen = isHyphen && classes.last.map(\.endsBeforeWord) ?? true ? classes.count : nil
      classes.append(kind)
    }
    return classes
  }

  /// The class with syllables of Hangul as letters.
  private var ofWord: LineBreakClass {
    switch self {
    case .h2, .h3, .jl, .jv, .jt: .al
    default: self
    }
  }

  /// Whether a word may begin behind it.
  private var endsBeforeWord: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl: true
    default: false
    }
  }
}
