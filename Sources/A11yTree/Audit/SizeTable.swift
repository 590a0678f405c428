/// What becomes of each text and each control at each text size, and from which on it fails.
public struct SizeTable: Hashable, Sendable {
  /// The text sizes, the smallest first.
  public let sizes: [DynamicTypeSize]
  /// The texts and controls, in the order of the elements.
  public let rows: [Row]

  /// One text, or one control.
  public struct Row: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// The text, or what people call the control with its name in quotes.
    public var title: String
    /// The element: the control, or the one that the text is a part of.
    public var element: Finding.Element
    /// What of the element it is, as `text-0`; empty for the control itself.
    public var evidence: String
    /// Where it was written, nil where that is not known.
    public var location: SourceLocation?
    /// What becomes of it, one a size; nil where it is not there.
    public var cells: [Cell?]

    /// A text, or a control.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A painted text.
      case text
      /// A control that a finger has to hit.
      case control
    }
  }

  /// What a text or a control is like at one size.
  public struct Cell: Hashable, Sendable {
    /// The width and height, in points.
    public var size: Size
    /// The text as it is painted, nil for a control.
    public var run: TextRun?
    /// The ids of the rules that fail there, in order.
    public var failed: [String] = []
    /// The ids of the rules that leave it to a person, in order.
    public var doubtful: [String] = []
  }

  /// The first size at which something is so, with the ids of the rules.
  public struct Cliff: Hashable, Sendable {
    /// The size.
    public let size: DynamicTypeSize
    /// The ids of the rules, in order.
    public let rules: [String]
  }

  /// Creates the table of the first screen and those that differ from it in the text size alone.
  ///
  /// - Parameters:
  ///   - screens: Screens that show the same content.
  ///   - findings: What the audit of these screens found; those about sizes are looked at.
  public init(_ screens: [Screen], findings: [Finding]) {
    let series = SizeSeries.all(in: screens, atLeast: 1).first
    var builder = SizeTableBuilder(screens: (series?.bySize ?? []).map { screens[$0] })
    builder.collect()
    builder.judge(by: findings)
    sizes = builder.sizes
    rows = builder.rows
  }

  /// Returns the first size at which a rule fails at a row, nil where none does.
  public func firstFailure(of row: Row) -> Cliff? {
    cliff(of: row, \.failed)
  }

  /// Returns the first size at which a rule leaves a row to a person, nil where none does.
  public func firstDoubt(of row: Row) -> Cliff? {
    cliff(of: row, \.doubtful)
  }

  /// Returns the first of some sizes at which a rule fails at a row, nil where none does.
  package func firstFailure(of row: Row, among some: Set<DynamicTypeSize>) -> Cliff? {
    cliff(of: row, among: some, \.failed)
  }

  private func cliff(
    of row: Row, among some: Set<DynamicTypeSize>? = nil, _ rules: (Cell) -> [String]
  ) -> Cliff? {
    for (size, cell) in zip(sizes, row.cells) where some?.contains(size) ?? true {
      if let cell, !rules(cell).isEmpty { return Cliff(size: size, rules: rules(cell)) }
    }
    return nil
  }

  /// Whether a rule is about what text sizes do.
  package static func covers(rule id: String) -> Bool {
    id.hasPrefix("dt-") || id.hasPrefix("target-")
  }
}

/// Collects the rows of a table from screens that differ in the text size.
private struct SizeTableBuilder {
  let screens: [Screen]
  private(set) var rows: [SizeTable.Row] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var id: NodeID
    var evidence: String
  }

  init(screens: [Screen]) {
    self.screens = screens
  }

  var sizes: [DynamicTypeSize] { screens.map(\.environment.dynamicType) }

  mutating func collect() {
    for (column, screen) in screens.enumerated() {
      let context = RuleContext(screen: screen, thresholds: .wcag22AA)
      var entries: [(node: Int, number: Int, row: SizeTable.Row, cell: SizeTable.Cell)] = []
      for stop in context.stops {
        let control = RuleElement(context: context, index: stop)
        guard control.isTarget else { continue }
        entries.append((stop, -1, row(of: control), SizeTable.Cell(size: control.size)))
      }
      for text in context.texts where text.isPainted {
        let size = Size(width: text.frame.width, height: text.frame.height)
        entries.append(
          (text.owner.index, text.number, row(of: text), SizeTable.Cell(size: size, run: text.run)))
      }
      entries.sort { ($0.node, $0.number) < ($1.node, $1.number) }
      for entry in entries { add(entry.row, entry.cell, at: column) }
    }
  }

  mutating func judge(by findings: [Finding]) {
    let columns = screens.map { Set($0.environment.entries) }
    for finding in findings where SizeTable.covers(rule: finding.rule) {
      let key = Key(id: finding.element.id, evidence: finding.evidence)
      guard let place = places[key] else { continue }
      for occurrence in finding.occurrences {
        for (column, entries) in columns.enumerated() {
          guard occurrence.environments.contains(where: { entries.isSuperset(of: $0) }) else {
            continue
          }
          switch occurrence.outcome {
          case .failed: rows[place].cells[column]?.failed.append(finding.rule)
          case .cantTell: rows[place].cells[column]?.doubtful.append(finding.rule)
          default: break
          }
        }
      }
    }
    for place in rows.indices {
      for column in screens.indices {
        rows[place].cells[column]?.failed.sort()
        rows[place].cells[column]?.doubtful.sort()
      }
    }
  }

  private mutating func add(_ row: SizeTable.Row, _ cell: SizeTable.Cell, at column: Int) {
    let key = Key(id: row.element.id, evidence: row.evidence)
    let place = places[key] ?? rows.count
    if place == rows.count {
      places[key] = place
      rows.append(row)
    }
    rows[place].cells[column] = cell
  }

  private func row(of control: RuleElement) -> SizeTable.Row {
    SizeTable.Row(
      kind: .control, title: control.title,
      element: Finding.Element(id: control.node.id, label: control.node.label), evidence: "",
      location: control.node.source, cells: Array(repeating: nil, count: screens.count))
  }

  private func row(of text: RuleText) -> SizeTable.Row {
    let source = text.owner.context.screen.scene.items[text.item].source
    return SizeTable.Row(
      kind: .text, title: text.run.text,
      element: Finding.Element(id: text.owner.node.id, label: text.owner.node.label),
      evidence: text.evidence, location: source ?? text.owner.node.source,
      cells: Array(repeating: nil, count: screens.count))
  }
}
