import A11yTree

/// A control that moves along a range, under SwiftUI's name.
///
/// Its label is heard and not seen; its value is said in percent of the range (facts:
/// voiceover.md §16.8, case 97). Readers adjust it by its step, by a tenth of the range where it has
/// none (§16.13, case 190). The thumb is painted in the middle whatever the value (ours).
public struct Slider: PrimitiveView, @unchecked Sendable {
  private let percent: () -> String
  private let adjustment: GestureActions
  private let label: Text?

  /// Creates a slider of a value within a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1
  ) {
    self.init(value: value, in: range, step: nil, label: nil)
  }

  /// Creates a slider of a value within a range, with a label that is only heard.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, label: () -> Text
  ) {
    self.init(value: value, in: range, step: nil, label: label())
  }

  /// Creates a slider whose value changes step by step.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value
  ) {
    self.init(value: value, in: range, step: step, label: nil)
  }

  /// Creates a slider whose value changes step by step, with a label that is only heard.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value, label: () -> Text
  ) {
    self.init(value: value, in: range, step: step, label: label())
  }

  /// Creates a slider that its actions adjust, by its own step unless they are given.
  init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value?, label: Text?,
    increment: ActionReference? = nil, decrement: ActionReference? = nil
  ) {
    let step = step ?? (range.upperBound - range.lowerBound) / 10
    percent = { value.wrappedValue.percent(of: range) }
    adjustment = GestureActions(
      increment: increment
        ?? .running { value.wrappedValue = (value.wrappedValue + step).kept(in: range) },
      decrement: decrement
        ?? .running { value.wrappedValue = (value.wrappedValue - step).kept(in: range) })
    self.label = label
  }

  /// Writes the track with the thumb.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let spec = ControlSpec(
      action: nil, gestures: adjustment, traits: .adjustable,
      label: label?.string(in: context.environment), value: percent())
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
