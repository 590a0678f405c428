/// Why a text is no JSON, and where: the first byte that cannot continue.
package struct JSONError: Error, Hashable, Sendable {
  /// The offset of the byte, from 0; the length of the text at its end.
  package var offset: Int
  package var message: String
}

/// A place in a text: line and column from 1, columns in Unicode scalars.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var column: Int
}

/// Turns offsets of a UTF-8 text into lines and columns.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  /// How many scalars begin before every 1,024th byte, so that a long line is not counted anew.
  private let scalarCounts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: 1024) {
      let chunk = bytes[start..<min(start + 1024, bytes.count)]
      counts.append(counts[counts.count - 1] + chunk.count { $0 & 0xC0 != 0x80 })
    }
    scalarCounts = counts
  }

  package func position(at offset: Int) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let column = scalars(before: offset) - scalars(before: lineStarts[low])
    return TextPosition(line: low + 1, column: column + 1)
  }

  /// Returns the text of a line, numbered from 1, without its break; nil where there is none.
  package func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = lineStarts.indices.contains(number) ? lineStarts[number] - 1 : bytes.count
    let line = bytes[lineStarts[number - 1]..<end]
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  private func scalars(before offset: Int) -> Int {
    let chunk = offset / 1024
    return scalarCounts[chunk] + bytes[(chunk * 1024)..<offset].count { $0 & 0xC0 != 0x80 }
  }
}
