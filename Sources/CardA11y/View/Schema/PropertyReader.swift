/// The properties of a view on their way into it.
package struct PropertyReader {
  package let object: ObjectReader
  package let views: ViewReader

  package subscript(name: String) -> ValueReader? { object[name] }

  package func string(_ name: String) throws(InputError) -> String? {
    try object[name]?.string()
  }

  /// Returns a property that the table requires, so that it stands there.
  package func requiredString(_ name: String) throws(InputError) -> String {
    try object.required(name).string()
  }

  package func text(_ name: String) throws(InputError) -> Text? {
    try object[name]?.string().asText
  }

  package func requiredText(_ name: String) throws(InputError) -> Text {
    Text(verbatim: try requiredString(name))
  }

  package func bool(_ name: String) throws(InputError) -> Bool? {
    try object[name]?.bool()
  }

  /// Returns a length in points.
  package func length(
    _ name: String, in range: ClosedRange<Double> = 0...100_000
  ) throws(InputError) -> Double? {
    try object[name]?.number(in: range)
  }

  package func integer(_ name: String, in range: ClosedRange<Int>) throws(InputError) -> Int? {
    try object[name]?.integer(in: range)
  }

  package func word<Word>(
    _ name: String, _ type: Word.Type = Word.self
  ) throws(InputError) -> Word?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    try object[name]?.word(type)
  }

  /// Returns one of some named values.
  package func named<Value>(
    _ name: String, _ values: KeyValuePairs<String, Value>
  ) throws(InputError) -> Value? {
    guard let reader = object[name] else { return nil }
    return try reader.named(values)
  }

  package func color(_ name: String) throws(InputError) -> (any ShapeStyle)? {
    guard let reader = object[name] else { return nil }
    return try views.color(reader)
  }

  @MainActor
  package func view(_ name: String) throws(InputError) -> (any View)? {
    guard let reader = object[name] else { return nil }
    return try views.view(reader)
  }

  @MainActor
  package func content(_ name: String = "content") throws(InputError) -> ViewList {
    guard let reader = object[name] else { return ViewList([]) }
    return try views.views(reader)
  }

  /// Returns the action of a name; without one, an action that does nothing under a name of its
  /// label's.
  package func action(_ name: String = "action") throws(InputError) -> ActionReference? {
    guard let name = try string(name) else { return nil }
    return .named(name)
  }
}

extension ValueReader {
  /// Returns one of some named values.
  package func named<Value>(_ values: KeyValuePairs<String, Value>) throws(InputError) -> Value {
    let word = try string()
    guard let value = values.first(where: { $0.key == word })?.value else {
      throw unknown(word, "value", among: values.map(\.key))
    }
    return value
  }
}

extension String {
  fileprivate var asText: Text { Text(verbatim: self) }
}
