import A11yTree

extension View {
  /// Limits the lines of the texts inside, nil for any number.
  nonisolated public func lineLimit(_ limit: Int?) -> some View {
    lines(reserved: 1, limit: limit)
  }

  /// Limits the lines of the texts inside, with room for all of them where it is reserved.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reserved: reservesSpace ? limit : 1, limit: limit)
  }

  /// Limits the lines of the texts inside, with room for the least number.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(reserved: limit.lowerBound, limit: limit.upperBound)
  }

  /// Leaves room for a number of lines in the texts inside, which may take more.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(reserved: limit.lowerBound, limit: nil)
  }

  /// Limits the lines of the texts inside.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(reserved: 1, limit: limit.upperBound)
  }

  /// Says where the texts inside are cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentModifier(content: self) { $0.truncationMode = mode }
  }

  /// Lets the fonts inside shrink to a part of their size before a text is cut.
  nonisolated public func minimumScaleFactor(_ factor: Double) -> some View {
    EnvironmentModifier(content: self) { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
  }

  /// Adds room between the lines of the texts inside, in points.
  nonisolated public func lineSpacing(_ spacing: Double) -> some View {
    EnvironmentModifier(content: self) { $0.lineSpacing = spacing.isFinite ? max(0, spacing) : 0 }
  }

  nonisolated private func lines(reserved: Int, limit: Int?) -> some View {
    EnvironmentModifier(content: self) {
      $0.reservedLines = max(1, reserved)
      $0.lineLimit = limit.map { max(1, $0) }
    }
  }
}

extension Text {
  /// Where a text is cut, under SwiftUI's name.
  public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
    /// The beginning is left out.
    case head
    /// The end is left out.
    case tail
    /// What lies between is left out.
    case middle

    var place: TextSpec.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}
