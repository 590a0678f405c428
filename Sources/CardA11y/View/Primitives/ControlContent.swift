import A11yTree

extension _LoweringContext {
  /// Writes a control around what it shows.
  @MainActor
  mutating func control(
    _ spec: ControlSpec, name: String, @ViewBuilder content: () -> some View
  ) {
    var spec = spec
    if !environment.isEnabled { spec.traits.insert(.notEnabled) }
    open(.control(spec), name: name)
    let shown = content()
    withEnvironment {
      $0.stackAxis = nil
      $0.picker = nil
    } _: {
      shown._lower(into: &$0)
    }
    close()
  }
}

extension Comparable {
  /// Returns the value, or the end of the range beyond which it lies.
  func kept(in range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension BinaryFloatingPoint {
  /// The value as a part of a range, in whole percent, as controls say it.
  func percent(of range: ClosedRange<Self>) -> String {
    let length = range.upperBound - range.lowerBound
    guard isFinite, length.isFinite, length > 0 else { return "0%" }
    let part = Double((kept(in: range) - range.lowerBound) / length)
    return "\(Int((part * 100).rounded()))%"
  }
}
