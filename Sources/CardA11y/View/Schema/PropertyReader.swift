/// The properties of a view on their way into it, each nil where the file leaves it out.
///
/// What is of another kind is an error with its key path, place, and what was expected.
public struct PropertyReader {
  package let object: ObjectReader
  package let views: ViewReader

  package subscript(name: String) -> ValueReader? { object[name] }

  /// Returns a text.
  public func string(_ name: String) throws(InputError) -> String? {
    try object[name]?.string()
  }

  /// Returns a property that the table requires, so that it stands there.
  public func requiredString(_ name: String) throws(InputError) -> String {
    try object.required(name).string()
  }

  /// Returns a text to be shown.
  public func text(_ name: String) throws(InputError) -> Text? {
    try object[name]?.string().asText
  }

  /// Returns a text to be shown that the table requires.
  public func requiredText(_ name: String) throws(InputError) -> Text {
    Text(verbatim: try requiredString(name))
  }

  /// Returns true or false.
  public func bool(_ name: String) throws(InputError) -> Bool? {
    try object[name]?.bool()
  }

  /// Returns the texts of an array.
  public func strings(_ name: String) throws(InputError) -> [String]? {
    try object[name]?.strings()
  }

  /// Returns a length in points.
  public func length(
    _ name: String, in range: ClosedRange<Double> = 0...100_000
  ) throws(InputError) -> Double? {
    try object[name]?.number(in: range)
  }

  /// Returns a whole number within limits.
  public func integer(_ name: String, in range: ClosedRange<Int>) throws(InputError) -> Int? {
    try object[name]?.integer(in: range)
  }

  /// Returns the case of an enumeration that a word stands for.
  public func word<Word>(
    _ name: String, _ type: Word.Type = Word.self
  ) throws(InputError) -> Word?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    try object[name]?.word(type)
  }

  /// Returns one of some named values.
  public func named<Value>(
    _ name: String, _ values: KeyValuePairs<String, Value>
  ) throws(InputError) -> Value? {
    guard let reader = object[name] else { return nil }
    return try reader.named(values)
  }

  /// Returns the colour of a CSS notation, a name of the system, an asset or a token.
  public func color(_ name: String) throws(InputError) -> (any ShapeStyle)? {
    guard let reader = object[name] else { return nil }
    return try views.color(reader)
  }

  /// Returns the name of a picture of the app that the table requires.
  public func requiredImageName(_ name: String) throws(InputError) -> String {
    try views.imageName(try object.required(name))
  }

  /// Returns the name of a picture of the app.
  public func imageName(_ name: String) throws(InputError) -> String? {
    guard let reader = object[name] else { return nil }
    return try views.imageName(reader)
  }

  /// Returns a view; a string stands for a Text.
  @MainActor
  public func view(_ name: String) throws(InputError) -> (any View)? {
    guard let reader = object[name] else { return nil }
    return try views.view(reader)
  }

  /// Returns the views of an array, none where it is left out.
  @MainActor
  public func content(_ name: String = "content") throws(InputError) -> ViewList {
    guard let reader = object[name] else { return ViewList([]) }
    return try views.views(reader)
  }

  /// Returns the action of a name, which a script can expect.
  public func action(_ name: String = "action") throws(InputError) -> ActionReference? {
    guard let name = try string(name) else { return nil }
    return .named(name)
  }

  /// Returns an error at a property, or at the view where the property is left out.
  public func error(_ message: String, at name: String) -> InputError {
    (object[name] ?? object.owner).error(message)
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
