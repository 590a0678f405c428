/// One property of a line: how it is written and how it is read, side by side.
///
/// `write` writes nothing where the property has its default, so that the rows of a table are
/// the whole grammar of a kind of line.
struct OutlineField<Subject>: Sendable {
  /// How a property stands in the line.
  enum Form: Sendable {
    /// `key=value`, at most once.
    case value
    /// `key` alone, at most once.
    case flag
    /// `key=value`, once for each entry of a list.
    case entry
  }

  typealias Path<Value> = any WritableKeyPath<Subject, Value> & Sendable
  typealias Write = @Sendable (Subject, inout OutlineWriter) -> Void
  typealias Read =
    @Sendable (inout Subject, inout OutlineScanner) throws(OutlineError) -> Void

  let key: String
  var form = Form.value
  let write: Write
  let read: Read
}

extension OutlineField {
  /// A word that is there where the property is true.
  static func flag(_ key: String, _ path: Path<Bool>) -> Self {
    OutlineField(key: key, form: .flag) { subject, writer in
      if subject[keyPath: path] { writer.word(key) }
    } read: { subject, _ in
      subject[keyPath: path] = true
    }
  }

  /// A text in quotes, left out where it is nil.
  static func text(_ key: String, _ path: Path<String?>) -> Self {
    optional(key, path) {
      $1.quoted($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.string()
    }
  }

  /// A name, in quotes only where it needs them, left out where it is nil.
  static func name(_ key: String, _ path: Path<String?>) -> Self {
    optional(key, path) {
      $1.atom($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.atom()
    }
  }

  /// `true` or `false`, left out where it is nil.
  static func truth(_ key: String, _ path: Path<Bool?>) -> Self {
    optional(key, path) {
      $1.raw($0 ? "true" : "false")
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.choice(["true": true, "false": false])
    }
  }

  /// A whole number, left out where it is nil.
  static func count(_ key: String, _ path: Path<Int?>) -> Self {
    optional(key, path) {
      $1.integer($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.integer()
    }
  }

  /// A whole number, left out where it is the default.
  static func count(_ key: String, _ path: Path<Int>, default standard: Int) -> Self {
    plain(key, path, default: standard) {
      $1.integer($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.integer()
    }
  }

  /// A number, left out where it is nil.
  static func number(_ key: String, _ path: Path<Double?>) -> Self {
    optional(key, path) {
      $1.number($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.number()
    }
  }

  /// A number, left out where it is the default.
  static func number(_ key: String, _ path: Path<Double>, default standard: Double) -> Self {
    plain(key, path, default: standard) {
      $1.number($0)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.number()
    }
  }

  /// A colour, left out where it is nil.
  static func color(_ key: String, _ path: Path<SRGBColor?>) -> Self {
    optional(key, path) {
      $1.color($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.color()
    }
  }

  /// One of the names of an enumeration, left out where it is the default.
  static func word<Value>(_ key: String, _ path: Path<Value>, default standard: Value) -> Self
  where
    Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable
  {
    plain(key, path, default: standard) {
      $1.raw($0.rawValue)
    } read: {
      (scanner) throws(OutlineError) in
      try scanner.name(of: Value.self)
    }
  }

  /// A value of any form, left out where it is nil.
  static func optional<Value>(
    _ key: String, _ path: Path<Value?>,
    write: @escaping @Sendable (Value, inout OutlineWriter) -> Void,
    read: @escaping @Sendable (inout OutlineScanner) throws(OutlineError) -> Value
  ) -> Self {
    OutlineField(key: key) { subject, writer in
      guard let value = subject[keyPath: path] else { return }
      writer.key(key)
      write(value, &writer)
    } read: { (subject, scanner) throws(OutlineError) in
      subject[keyPath: path] = try read(&scanner)
    }
  }

  /// A value of any form, left out where it is the default.
  static func plain<Value: Equatable & Sendable>(
    _ key: String, _ path: Path<Value>, default standard: Value,
    write: @escaping @Sendable (Value, inout OutlineWriter) -> Void,
    read: @escaping @Sendable (inout OutlineScanner) throws(OutlineError) -> Value
  ) -> Self {
    OutlineField(key: key) { subject, writer in
      let value = subject[keyPath: path]
      guard value != standard else { return }
      writer.key(key)
      write(value, &writer)
    } read: { (subject, scanner) throws(OutlineError) in
      subject[keyPath: path] = try read(&scanner)
    }
  }

  /// A list with one `key=value` for each of its entries.
  static func entries<Value>(
    _ key: String, _ path: Path<[Value]>,
    write: @escaping @Sendable (Value, inout OutlineWriter) -> Void,
    read: @escaping @Sendable (inout OutlineScanner) throws(OutlineError) -> Value
  ) -> Self {
    OutlineField(key: key, form: .entry) { subject, writer in
      for value in subject[keyPath: path] {
        writer.key(key)
        write(value, &writer)
      }
    } read: { (subject, scanner) throws(OutlineError) in
      subject[keyPath: path].append(try read(&scanner))
    }
  }

  /// A list in one value, its entries set apart by a byte, left out where it is empty.
  static func list<Value>(
    _ key: String, _ path: Path<[Value]>, separator: UInt8 = UInt8(ascii: ","),
    write: @escaping @Sendable (Value, inout OutlineWriter) -> Void,
    read: @escaping @Sendable (inout OutlineScanner) throws(OutlineError) -> Value
  ) -> Self {
    OutlineField(key: key) { subject, writer in
      let values = subject[keyPath: path]
      guard !values.isEmpty else { return }
      writer.key(key)
      writer.list(values, separator: separator, write)
    } read: { (subject, scanner) throws(OutlineError) in
      subject[keyPath: path] = try scanner.list(separator: separator, read)
    }
  }
}
