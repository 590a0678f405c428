import A11yTree

/// A control that moves along a range, under SwiftUI's name.
///
/// Its label is heard and not seen; its value is said in percent of the range (facts:
/// voiceover.md §16.8, case 97). The thumb is painted in the middle whatever the value (ours).
public struct Slider: PrimitiveView {
  private let percent: @MainActor () -> String
  private let label: String?

  /// Creates a slider of a value within a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride = 1
  ) {
    self.init(value: value, in: range, label: nil)
  }

  /// Creates a slider of a value within a range, with a label that is only heard.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    label: () -> Text
  ) {
    self.init(value: value, in: range, label: label().string)
  }

  init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value>, label: String?
  ) {
    percent = { value.wrappedValue.percent(of: range) }
    self.label = label
  }

  /// Writes the track with the thumb.
  public func _lower(into context: inout _LoweringContext) {
    let spec = ControlSpec(action: nil, traits: .adjustable, label: label, value: percent())
    context.control(spec, name: "Slider") {
      HStack(spacing: 0) {
        Capsule().fill(Color(system: "systemBlue")).frame(height: 4)
        Circle().fill(.white).frame(width: 28, height: 28)
        Capsule().fill(Color(system: "systemFill")).frame(height: 4)
      }
      .frame(minHeight: 34)
    }
  }
}
