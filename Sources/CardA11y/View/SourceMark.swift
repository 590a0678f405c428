import A11yTree

/// The line of Swift on which a view was written.
public struct _SourceMark: Hashable, Sendable {
  private let file: String
  private let line: Int

  /// Creates the mark of a line, from `#fileID` and `#line`.
  init(_ file: String, _ line: Int) {
    self.file = file
    self.line = line
  }

  /// The place that a finding names, nil for lines of this package's own views.
  var location: SourceLocation? {
    if file.hasPrefix("CardA11y/") || file.hasPrefix("CardA11ySwiftUI/") { return nil }
    return SourceLocation(path: file, line: line, column: 1)
  }
}

/// A view that knows the line on which it was written.
///
/// What makes it may say the line, by parameters that nobody passes; a builder says it otherwise.
/// A builder leaves the type as it is, so that `where Content == Text` holds as in SwiftUI.
nonisolated public protocol _LocatedView: View {
  /// The line, nil while nobody has said it.
  var _source: _SourceMark? { get set }
}

extension _LocatedView {
  /// Writes the content of the view; what it makes remembers the line.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    context.at(_source) { $0.lowerBody(of: self) }
  }
}

extension _LocatedView {
  /// Returns the view with a line, where nobody has said one yet.
  func located(at mark: _SourceMark) -> Self {
    guard _source == nil else { return self }
    var result = self
    result._source = mark
    return result
  }
}
