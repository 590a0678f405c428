import A11yTree

/// A switch with a label, under SwiftUI's name.
///
/// It is one element: the label, a switch and a button, its value `1` or `0`, which readers say
/// as on and off (facts: voiceover.md §6.2, cases 40 to 44; seed-systems.md §5.2).
public struct Toggle<Label: View>: PrimitiveView, @unchecked Sendable {
  private let isOn: Binding<Bool>
  private let action: ActionReference
  private let label: Label

  /// Creates a switch from where its state is kept and what it shows.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: isOn, action: .running { isOn.wrappedValue.toggle() }, label: label())
  }

  init(isOn: Binding<Bool>, action: ActionReference, label: Label) {
    self.isOn = isOn
    self.action = action
    self.label = label
  }

  /// Writes the label with the switch at the trailing edge.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let isOn = isOn.wrappedValue
    let spec = ControlSpec(action: action, traits: [.isToggle, .isButton], value: isOn ? "1" : "0")
    context.control(spec, name: "Toggle") {
      HStack {
        label
        Spacer()
        Capsule()
          .fill(Color(system: isOn ? "systemGreen" : "systemFill"))
          .frame(width: 51, height: 31)
          .overlay(alignment: isOn ? .trailing : .leading) {
            Circle().fill(.white).frame(width: 27, height: 27).padding(2)
          }
      }
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch that shows a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(
      isOn: isOn, action: .running { isOn.wrappedValue.toggle() }, label: Text(title))
  }
}
