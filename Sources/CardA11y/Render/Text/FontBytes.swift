/// What keeps a font file from being measured.
package struct FontFileError: Error, Hashable, CustomStringConvertible {
  /// What is wrong with it, in words that follow on “the font”.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A font file or one of its tables, of which no byte beyond the end can be read.
struct FontBytes {
  private let bytes: ArraySlice<UInt8>
  /// The name of the table, for messages.
  private let name: String

  init(_ bytes: [UInt8]) {
    self.init(bytes: bytes[...], name: "list of tables")
  }

  private init(bytes: ArraySlice<UInt8>, name: String) {
    self.bytes = bytes
    self.name = name
  }

  var count: Int { bytes.count }

  /// Returns a part of it under a name.
  func part(_ offset: Int, _ length: Int, named name: String) throws(FontFileError) -> FontBytes {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
      throw FontFileError("has a “\(name)” that reaches beyond the end of the file")
    }
    let start = bytes.startIndex + offset
    return FontBytes(bytes: bytes[start..<start + length], name: name)
  }

  /// Returns what follows an offset.
  func suffix(from offset: Int) throws(FontFileError) -> FontBytes {
    guard offset >= 0, offset <= count else { throw end }
    return FontBytes(bytes: bytes.dropFirst(offset), name: name)
  }

  func u8(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, offset < count else { throw end }
    return Int(bytes[bytes.startIndex + offset])
  }

  func u16(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, count >= 2, offset <= count - 2 else { throw end }
    let place = bytes.startIndex + offset
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func i16(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try u16(offset)))
  }

  func u32(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, count >= 4, offset <= count - 4 else { throw end }
    return try u16(offset) << 16 | u16(offset + 2)
  }

  /// Returns the characters of a range of ASCII.
  func ascii(_ offset: Int, _ length: Int) throws(FontFileError) -> String {
    String(decoding: try part(offset, length, named: name).bytes, as: UTF8.self)
  }

  private var end: FontFileError { FontFileError("has a “\(name)” that ends too early") }
}
