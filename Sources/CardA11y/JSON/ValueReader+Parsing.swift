extension ValueReader {
  /// The largest file that is read, in bytes (DESIGN §4).
  private static let maximumSize = 256 << 20

  /// Creates the reader of a file's root value.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file, for places and messages.
  /// - Throws: An error at the first byte that cannot continue.
  package init(parsing bytes: [UInt8], path: String) throws(InputError) {
    guard bytes.count <= Self.maximumSize else {
      throw InputError(path: path, message: "larger than 256 MB; split it")
    }
    let file = SourceFile(path: path, lines: LineIndex(bytes))
    do {
      self.init(try JSONParser.parse(bytes), in: file)
    } catch {
      throw InputError(
        path: path, position: file.lines.position(at: error.offset), message: error.message)
    }
  }
}
