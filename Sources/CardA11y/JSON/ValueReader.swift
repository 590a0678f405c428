package import A11yTree

/// A value of a file on its way into the model: it knows its key path and its place.
package struct ValueReader {
  package let value: JSONValue
  /// The keys from the root, such as `environment.dynamicType` or `screen[0].title`.
  package let keyPath: String
  package let file: SourceFile

  package init(_ value: JSONValue, keyPath: String = "", in file: SourceFile) {
    self.value = value
    self.keyPath = keyPath
    self.file = file
  }

  /// A file that is read: its path as it was given, and its lines.
  package struct SourceFile: Sendable {
    package let path: String
    package let lines: LineIndex

    package init(path: String, lines: LineIndex) {
      self.path = path
      self.lines = lines
    }

    package func location(_ offset: Int) -> SourceLocation {
      let position = lines.position(at: offset)
      return SourceLocation(path: path, line: position.line, column: position.column)
    }
  }

  package var location: SourceLocation { file.location(value.offset) }

  /// Returns an error at this value, which names its key path.
  package func error(_ message: String) -> InputError {
    error(message, at: value.offset)
  }

  func error(_ message: String, at offset: Int) -> InputError {
    let subject = keyPath.isEmpty ? "" : "“\(keyPath)”: "
    return InputError(
      path: file.path, position: file.lines.position(at: offset), message: subject + message)
  }

  /// Returns the error of a value of another kind.
  package func mismatch(_ expected: String) -> InputError {
    error("expected \(expected), found \(value.kindName)")
  }

  /// Returns the error of a word that is none of those known, with the nearest of them.
  package func unknown(_ word: String, _ kind: String, among known: [String]) -> InputError {
    error(Self.unknownMessage(word, kind, among: known))
  }

  static func unknownMessage(
    _ word: String, _ kind: String, among known: [String], showing most: Int = 12
  ) -> String {
    if let nearest = nearestWord(to: word, among: known) {
      return "unknown \(kind) “\(word)”; did you mean “\(nearest)”?"
    }
    let shown = known.prefix(most).joined(separator: ", ")
    return "unknown \(kind) “\(word)”; expected one of \(shown)\(known.count > most ? ", …" : "")"
  }
}

/// Reading values of a kind.
extension ValueReader {
  package func string() throws(InputError) -> String {
    guard case .string(let text) = value.content else { throw mismatch("a string") }
    return text
  }

  package func bool() throws(InputError) -> Bool {
    guard case .bool(let value) = value.content else { throw mismatch("true or false") }
    return value
  }

  package func number() throws(InputError) -> Double {
    guard case .number(let number) = value.content else { throw mismatch("a number") }
    return number
  }

  /// Returns a number between two limits, both included.
  package func number(in range: ClosedRange<Double>) throws(InputError) -> Double {
    let number = try number()
    guard range.contains(number) else {
      let limits = [range.lowerBound, range.upperBound].map(JSONWriter.number)
      throw error(
        "\(JSONWriter.number(number)) is out of range; expected \(limits[0]) to \(limits[1])")
    }
    return number
  }

  package func integer(in range: ClosedRange<Int>) throws(InputError) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw error(
        "expected a whole number from \(range.lowerBound) to \(range.upperBound), found "
          + JSONWriter.number(number))
    }
    return integer
  }

  /// Returns one of the words that stand for the cases of an enumeration.
  package func word<Word>(
    _ type: Word.Type = Word.self
  ) throws(InputError) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    let text = try string()
    if let word = Word(rawValue: text) { return word }
    throw unknown(text, "value", among: Word.allCases.map(\.rawValue))
  }

  package func elements() throws(InputError) -> [ValueReader] {
    guard case .array(let elements) = value.content else { throw mismatch("an array") }
    return elements.enumerated().map {
      ValueReader($1, keyPath: "\(keyPath)[\($0)]", in: file)
    }
  }

  package func strings() throws(InputError) -> [String] {
    var result: [String] = []
    for element in try elements() { result.append(try element.string()) }
    return result
  }

  package func numbers(_ count: Int, _ what: String) throws(InputError) -> [Double] {
    let elements = try elements()
    guard elements.count == count else {
      throw error("expected \(count) numbers (\(what)), found \(elements.count)")
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number()) }
    return numbers
  }

  /// Returns the members of an object; a key that is none of those known is an error.
  package func object(keys known: [String]) throws(InputError) -> ObjectReader {
    let object = try object()
    for member in object.members where !known.contains(member.key) {
      throw error(Self.unknownMessage(member.key, "key", among: known), at: member.offset)
    }
    return object
  }

  /// Returns the members of an object, whatever their keys.
  package func object() throws(InputError) -> ObjectReader {
    guard case .object(let members) = value.content else { throw mismatch("an object") }
    return ObjectReader(members: members, owner: self)
  }
}

/// The members of an object.
package struct ObjectReader {
  let members: [JSONValue.Member]
  package let owner: ValueReader

  /// The value of a key, nil where it does not stand there.
  package subscript(key: String) -> ValueReader? {
    members.first { $0.key == key }.map(reader)
  }

  /// The members in the order of the file.
  package var all: [(key: String, value: ValueReader)] {
    members.map { ($0.key, reader($0)) }
  }

  package func required(_ key: String) throws(InputError) -> ValueReader {
    guard let value = self[key] else {
      throw owner.error("the key “\(key)” is missing")
    }
    return value
  }

  /// Returns the error of a key, at its place.
  package func unknownKey(
    _ key: String, _ kind: String = "key", among known: [String], showing most: Int = 12
  ) -> InputError {
    let offset = members.first { $0.key == key }?.offset ?? owner.value.offset
    return owner.error(
      ValueReader.unknownMessage(key, kind, among: known, showing: most), at: offset)
  }

  /// Returns an error at a key.
  package func error(at key: String, _ message: String) -> InputError {
    owner.error(message, at: members.first { $0.key == key }?.offset ?? owner.value.offset)
  }

  private func reader(_ member: JSONValue.Member) -> ValueReader {
    let path = owner.keyPath.isEmpty ? member.key : "\(owner.keyPath).\(member.key)"
    return ValueReader(member.value, keyPath: path, in: owner.file)
  }
}
