/// Colours by name, each with its value in every appearance.
public struct Palette: Hashable, Sendable {
  /// A named colour.
  public struct Token: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value in each appearance that it has one for.
    public var values: [Appearance: SRGBColor]
    /// The appearances whose value is another one's, because none is given.
    public var inherited: Set<Appearance>

    /// Creates a named colour from its values.
    public init(
      name: String, values: [Appearance: SRGBColor], inherited: Set<Appearance> = []
    ) {
      self.name = name
      self.values = values
      self.inherited = inherited
    }
  }

  /// The name in reports.
  public var name: String
  /// The colours, in the order of the file.
  public var tokens: [Token]

  /// Creates a palette from its colours.
  public init(name: String, tokens: [Token]) {
    self.name = name
    self.tokens = tokens
  }

  /// The appearances that differ: light, and those in which a colour has another value, or none.
  public var appearances: [Appearance] {
    Appearance.allCases.filter { appearance in
      guard let ordinary = appearance.ordinary else { return true }
      return tokens.contains { $0.values[appearance] != $0.values[ordinary] }
    }
  }

  /// Returns every colour on every other one.
  ///
  /// - Parameters:
  ///   - appearance: The appearance.
  ///   - page: The opaque colour under translucent ones.
  /// - Returns: For each pair of tokens with values, in their order, what is seen of the two.
  public func pairs(in appearance: Appearance, over page: SRGBColor) -> [Pair] {
    tokens.indices.flatMap { front in
      tokens.indices.compactMap { back -> Pair? in
        guard front != back, let color = tokens[front].values[appearance],
          let ground = tokens[back].values[appearance]
        else { return nil }
        return Pair(
          foreground: front, background: back, ratio: color.contrastRatio(on: ground, page: page))
      }
    }
  }

  /// A colour on another one.
  public struct Pair: Hashable, Sendable {
    /// The place of the colour in front among the tokens.
    public var foreground: Int
    /// The place of the colour behind among the tokens.
    public var background: Int
    /// The contrast of the two.
    public var ratio: ContrastRatio

    /// For what it is enough at level AA.
    public var use: Use {
      if ratio.passes(.aaText) { return .text }
      return ratio.passes(.nonText) ? .largeText : .none
    }
  }

  /// For what a pair of colours is enough at level AA.
  public enum Use: String, Hashable, Sendable, CaseIterable {
    /// Text of any size, and graphics: 4.5 and more.
    case text
    /// Large text, and graphics: 3 and more.
    case largeText
    /// Neither: less than 3.
    case none
  }
}
