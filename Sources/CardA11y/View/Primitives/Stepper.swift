import A11yTree

/// A label with two buttons that change a value step by step, under SwiftUI's name.
///
/// The label and the two buttons are stops; the stepper itself is none (facts: voiceover.md §16.8,
/// cases 98 and 99). Its value belongs to a group around the buttons, so that it is said once one
/// of them has changed it (§16.13, case 191). At the end of the range the button is not dimmed, as
/// iOS 26 has it. Sizes are UIStepper's.
public struct Stepper<Label: View>: PrimitiveView, @unchecked Sendable {
  private let increment: ActionReference
  private let decrement: ActionReference
  private let label: Label
  private let value: (() -> String)?

  /// Creates a stepper from what its buttons do and what it shows.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: @escaping () -> Void,
    onDecrement: @escaping () -> Void
  ) {
    self.init(
      increment: .running(onIncrement), decrement: .running(onDecrement), label: label())
  }

  init(
    increment: ActionReference, decrement: ActionReference, label: Label,
    value: (() -> String)? = nil
  ) {
    self.increment = increment
    self.decrement = decrement
    self.label = label
    self.value = value
  }

  /// Writes the label with the buttons at the trailing edge.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    HStack {
      label
      Spacer()
      if let value {
        buttons.accessibilityElement(children: .contain).accessibilityValue(value())
      } else {
        buttons
      }
    }
    ._lower(into: &context)
  }

  private var buttons: some View {
    HStack(spacing: 0) {
      Button(action: decrement, label: symbol("minus")).accessibilityLabel("Decrement")
      Button(action: increment, label: symbol("plus")).accessibilityLabel("Increment")
    }
    .buttonStyle(.plain)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color(system: "tertiarySystemFill")))
  }

  /// The symbols stay as large as their buttons, which do not grow with the text size (ours).
  private func symbol(_ name: String) -> some View {
    Image(systemName: name).dynamicTypeSize(.large).frame(width: 47, height: 32)
  }
}

extension Stepper {
  /// Creates a stepper that keeps a value within a range.
  public init<Value: Strideable>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: range, step: step, label: label())
  }

  init<Value: Strideable>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride, label: Label,
    increment: ActionReference? = nil, decrement: ActionReference? = nil
  ) {
    let change = { (step: Value.Stride) in
      value.wrappedValue = value.wrappedValue.advanced(by: step).kept(in: range)
    }
    self.init(
      increment: increment ?? .running { change(step) },
      decrement: decrement ?? .running { change(0 - step) }, label: label,
      value: { value.wrappedValue.spoken })
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that shows a title and keeps a value within a range.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in range: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: range, step: step, label: Text(title))
  }

  /// Creates a stepper that shows a title, from what its buttons do.
  public init(
    _ title: some StringProtocol, onIncrement: @escaping () -> Void,
    onDecrement: @escaping () -> Void
  ) {
    self.init(
      increment: .running(onIncrement), decrement: .running(onDecrement), label: Text(title))
  }
}

extension Strideable {
  /// The value as it is said: a number without the traces of binary fractions (ours).
  fileprivate var spoken: String {
    guard let number = self as? Double else { return "\(self)" }
    let rounded = (number * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
