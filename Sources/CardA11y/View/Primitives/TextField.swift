import A11yTree

/// A field to type in, under SwiftUI's name.
///
/// The title is heard while the field is empty, and not once there is text (facts: voiceover.md
/// §16.4, case 55).
public struct TextField: PrimitiveView, @unchecked Sendable {
  private let title: String
  private let text: Binding<String>

  /// Creates a field with a title that stands in it while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// Writes the text, or the title.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let text = text.wrappedValue
    context.field(
      "TextField", title: title, shown: text, value: text.isEmpty ? nil : text,
      traits: .isTextEntry)
  }
}

/// A field whose text is hidden, under SwiftUI's name.
///
/// How many characters it holds is its value (facts: voiceover.md §15.1; in English only).
public struct SecureField: PrimitiveView, @unchecked Sendable {
  private let title: String
  private let text: Binding<String>

  /// Creates a field with a title that stands in it while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// Writes a point for each character, or the title.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let count = text.wrappedValue.count
    context.field(
      "SecureField", title: title, shown: String(repeating: "•", count: count),
      value: count == 0 ? nil : count == 1 ? "1 character" : "\(count) characters",
      traits: [.isTextEntry, .isSecureTextField])
  }
}

/// The look of text fields.
public enum TextFieldStyle: String, Hashable, Sendable, CaseIterable {
  /// The text alone.
  case plain
  /// An outline around the text, 34 points high.
  case roundedBorder
}

private struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldStyle.plain
}

extension View {
  /// Gives the text fields inside a look.
  nonisolated public func textFieldStyle(_ style: TextFieldStyle) -> some View {
    EnvironmentModifier(content: self) { $0[TextFieldStyleKey.self] = style }
  }
}

extension _LoweringContext {
  @MainActor
  fileprivate mutating func field(
    _ name: String, title: String, shown: String, value: String?, traits: AccessibilityTraits
  ) {
    let spec = ControlSpec(
      action: nil, traits: traits, label: value == nil ? title : nil, speaksContent: false,
      value: value, placeholder: title)
    let isPlain = environment[TextFieldStyleKey.self] == .plain
    control(spec, name: name) {
      Text(verbatim: value == nil ? title : shown)
        .foregroundStyle(
          value == nil ? Color(system: "placeholderText") : Color(system: "label")
        )
        .lineLimit(1)
        .padding(.horizontal, isPlain ? 0 : 7)
        .frame(maxWidth: .infinity, minHeight: isPlain ? 0 : 34, alignment: .leading)
        .overlay(
          RoundedRectangle(cornerRadius: 6)
            .stroke(isPlain ? Color.clear : Color(system: "opaqueSeparator"), lineWidth: 1))
    }
  }
}
