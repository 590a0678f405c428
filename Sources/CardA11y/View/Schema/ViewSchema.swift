/// A view in scenario files: one table that serves the reader, the JSON Schema and the reference.
package struct ViewSchema: Sendable {
  /// The Swift type's name, which is the view's `type`.
  package let name: String
  /// What the view is, in one sentence.
  package let summary: String
  package let properties: [PropertySchema]
  package let make: @MainActor @Sendable (PropertyReader) throws(InputError) -> any View

  package init(
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
package struct PropertySchema: Sendable {
  package let name: String
  package let type: PropertyType
  /// The default in words, nil where the property is required.
  package let defaultText: String?
  package let summary: String

  /// A property that must be given.
  package static func required(
    _ name: String, _ type: PropertyType, _ summary: String
  ) -> PropertySchema {
    PropertySchema(name: name, type: type, defaultText: nil, summary: summary)
  }

  /// A property that may be left out.
  package static func optional(
    _ name: String, _ type: PropertyType, default text: String = "none", _ summary: String
  ) -> PropertySchema {
    PropertySchema(name: name, type: type, defaultText: text, summary: summary)
  }
}

/// What a property takes.
package indirect enum PropertyType: Sendable {
  case string
  case number
  case integer(ClosedRange<Int>)
  case bool
  /// One of some words.
  case word([String])
  case strings
  /// A colour: a CSS notation, a system colour's name, or a token's.
  case color
  /// A view, or a string, which stands for a Text.
  case view
  /// An array of views.
  case views
  /// An object of such properties.
  case object([PropertySchema])
  case array(PropertyType)
  case either(PropertyType, PropertyType)

  /// The words of an enumeration.
  package static func words<Word: CaseIterable & RawRepresentable>(
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
