/// Views above each other, under SwiftUI's name.
public struct VStack<Content: View>: PrimitiveView, _LocatedView, @unchecked Sendable {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content
  /// The line on which the stack was written.
  public var _source: _SourceMark?

  /// Creates a column of views; the spacing is in points, nil for the default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content, file: String = #fileID, line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    _source = _SourceMark(file, line)
  }

  /// Writes the views into a vertical stack.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.at(_source) { $0.stack(.vertical, alignment.place, spacing, "VStack", content) }
  }
}

/// Views beside each other, under SwiftUI's name.
public struct HStack<Content: View>: PrimitiveView, _LocatedView, @unchecked Sendable {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content
  /// The line on which the stack was written.
  public var _source: _SourceMark?

  /// Creates a row of views; the spacing is in points, nil for the default.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content, file: String = #fileID, line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    _source = _SourceMark(file, line)
  }

  /// Writes the views into a horizontal stack.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.at(_source) { $0.stack(.horizontal, alignment.unit, spacing, "HStack", content) }
  }
}

/// Views in front of each other, under SwiftUI's name.
public struct ZStack<Content: View>: PrimitiveView, _LocatedView, @unchecked Sendable {
  private let alignment: Alignment
  private let content: Content
  /// The line on which the stack was written.
  public var _source: _SourceMark?

  /// Creates views in depth, the first at the back.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content, file: String = #fileID,
    line: Int = #line
  ) {
    self.alignment = alignment
    self.content = content()
    _source = _SourceMark(file, line)
  }

  /// Writes the views back to front.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.at(_source) { $0.depth(alignment.unit, "ZStack", content) }
  }
}

/// Room that takes what is left, under SwiftUI's name.
public struct Spacer: PrimitiveView, @unchecked Sendable {
  private let minLength: Double?

  /// Creates room of a least length in points, 8 by default.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// Writes room along the stack that it stands in.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let axis = context.environment.stackAxis
    context.leaf(.spacer(axis: axis, minLength: max(0, minLength ?? 8)), name: "Spacer")
  }
}

/// A line between views, under SwiftUI's name; readers pass it over.
public struct Divider: PrimitiveView, @unchecked Sendable {
  /// Creates a line in the colour of separators.
  public init() {}

  /// Writes a line across the stack that it stands in.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let color = Color(system: "separator")._resolve(in: context.environment)
    context.leaf(.divider(axis: context.environment.stackAxis, color: color), name: "Divider")
  }
}

extension _LoweringContext {
  /// Writes views along an axis.
  @MainActor
  mutating func stack(
    _ axis: StackAxis, _ alignment: UnitAlignment, _ spacing: Double?, _ name: String,
    _ content: some View, isLazy: Bool = false
  ) {
    let spec = StackSpec(axis: axis, alignment: alignment, spacing: spacing, isLazy: isLazy)
    open(.stack(spec), name: name)
    withEnvironment {
      $0.stackAxis = axis
    } _: {
      content._lower(into: &$0)
    }
    close()
  }

  /// Writes views in front of each other.
  @MainActor
  mutating func depth(_ alignment: UnitAlignment, _ name: String, _ content: some View) {
    open(.depth(alignment), name: name)
    withEnvironment {
      $0.stackAxis = nil
    } _: {
      content._lower(into: &$0)
    }
    close()
  }
}
