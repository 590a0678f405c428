/// A view in scenario files: one table that serves the reader, the JSON Schema and the reference.
public struct ViewSchema: Sendable {
  /// The Swift type's name, which is the view's `type`.
  public let name: String
  /// What the view is, in one sentence.
  public let summary: String
  /// What the view takes, in the order of the reference.
  public let properties: [PropertySchema]
  package let make: @MainActor @Sendable (PropertyReader) throws(InputError) -> any View

  /// Creates the table of a view.
  ///
  /// - Parameters:
  ///   - name: The view's `type` in scenario files, its Swift name.
  ///   - summary: What the view is, in one sentence.
  ///   - properties: What it takes; other keys, and required ones that are missing, are errors.
  ///   - make: Makes the view of its properties; what it throws has the place of the mistake.
  public init(
    _ name: String, _ summary: String, _ properties: [PropertySchema] = [],
    make: @escaping @MainActor @Sendable (PropertyReader) throws(InputError) -> any View
  ) {
    self.name = name
    self.summary = summary
    self.properties = properties
    self.make = make
  }
}

/// A property of a view, or the value of a modifier.
public struct PropertySchema: Sendable {
  /// The key in scenario files.
  public let name: String
  /// What it takes.
  public let type: PropertyType
  /// The default in words, nil where the property is required.
  public let defaultText: String?
  /// What it means, in a few words.
  public let summary: String

  /// A property that must be given.
  public static func required(
    _ name: String, _ type: PropertyType, _ summary: String
  ) -> PropertySchema {
    PropertySchema(name: name, type: type, defaultText: nil, summary: summary)
  }

  /// A property that may be left out.
  public static func optional(
    _ name: String, _ type: PropertyType, default text: String = "none", _ summary: String
  ) -> PropertySchema {
    PropertySchema(name: name, type: type, defaultText: text, summary: summary)
  }
}

/// What a property takes.
public indirect enum PropertyType: Sendable {
  /// A text.
  case string
  /// A number, a length in points mostly.
  case number
  /// A whole number within limits.
  case integer(ClosedRange<Int>)
  /// True or false.
  case bool
  /// One of some words.
  case word([String])
  /// An array of texts.
  case strings
  /// A colour: a CSS notation, a system colour's name, a token's, a material's, or a gradient.
  case color
  /// A colour that is no token, no material and no gradient.
  case plainColor
  /// A view, or a string, which stands for a Text.
  case view
  /// An array of views.
  case views
  /// An object of such properties.
  case object([PropertySchema])
  /// An array of such values.
  case array(PropertyType)
  /// The one or the other.
  case either(PropertyType, PropertyType)

  /// The words of an enumeration.
  public static func words<Word: CaseIterable & RawRepresentable>(
    _ type: Word.Type
  ) -> PropertyType where Word.RawValue == String {
    .word(type.allCases.map(\.rawValue))
  }
}

/// A modifier in scenario files.
package struct ModifierSchema: Sendable {
  /// SwiftUI's name.
  package let name: String
  package let summary: String
  package let type: PropertyType
  /// Whether it may also stand as a key of the view.
  package let isKey: Bool
  package let apply:
    @MainActor @Sendable (AnyView, ValueReader, ViewReader) throws(InputError) -> any View

  package init(
    _ name: String, _ type: PropertyType, _ summary: String, isKey: Bool = false,
    apply:
      @escaping @MainActor @Sendable (AnyView, ValueReader, ViewReader) throws(InputError)
      -> any View
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isKey = isKey
    self.apply = apply
  }
}
