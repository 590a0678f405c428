/// Reads files that hold a JSON value on each line, which tools can merge line by line.
package enum JSONLines {
  /// Returns the values in their order; lines without anything are passed over.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file, for places and messages.
  /// - Returns: The reader of each value.
  /// - Throws: An error at the first byte that cannot continue.
  package static func read(_ bytes: [UInt8], path: String) throws(InputError) -> [ValueReader] {
    let file = ValueReader.SourceFile(path: path, lines: LineIndex(bytes))
    var readers: [ValueReader] = []
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      do {
        let value = try JSONParser.parse(Array(line))
        readers.append(ValueReader(value.moved(by: start), in: file))
      } catch {
        throw InputError(
          path: path, position: file.lines.position(at: start + error.offset),
          message: error.message)
      }
    }
    return readers
  }
}

extension JSONValue {
  /// Returns the value as it stands in a file that has so many bytes before it.
  fileprivate func moved(by bytes: Int) -> JSONValue {
    let content: Content =
      switch content {
      case .array(let elements): .array(elements.map { $0.moved(by: bytes) })
      case .object(let members):
        .object(
          members.map {
            Member(key: $0.key, offset: $0.offset + bytes, value: $0.value.moved(by: bytes))
          })
      default: content
      }
    return JSONValue(content, offset: offset + bytes)
  }
}
