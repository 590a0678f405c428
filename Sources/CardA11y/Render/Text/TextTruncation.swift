/// What is left of a line that is cut: two parts with an ellipsis between them.
struct CutLine {
  /// The places of the characters before the ellipsis.
  var head: Range<Int>
  /// The places of the characters behind it.
  var tail: Range<Int>
  /// The width with the ellipsis, in em.
  var width: Double
}

extension MeasuredText {
  /// Returns the last painted line of a text that goes on behind it, with an ellipsis.
  ///
  /// The parts reach as far as the next newline, and no spaces stand beside the ellipsis. A line
  /// that is cut in the middle has parts of the same width, as nearly as its characters allow.
  func cut(_ line: LineBreaker.Line, _ limit: Double, _ mode: TextSpec.Truncation) -> CutLine {
    let start = line.clusters.lowerBound
    let room = limit - ellipsis
    var head = (clusters: start..<start, width: 0.0)
    var tail = (clusters: clusters.count..<clusters.count, width: 0.0)
    switch mode {
    case .tail: head = leading(from: start, room)
    case .head: tail = trailing(downTo: start, room)
    case .middle:
      head = leading(from: start, room / 2)
      tail = trailing(downTo: head.clusters.upperBound, room - head.width)
    }
    return CutLine(
      head: head.clusters, tail: tail.clusters, width: head.width + ellipsis + tail.width)
  }

  private func leading(from start: Int, _ room: Double) -> (clusters: Range<Int>, width: Double) {
    var width = 0.0
    var visible = (clusters: start..<start, width: 0.0)
    for place in start..<clusters.count {
      let cluster = clusters[place]
      width += cluster.advance
      if cluster.ending == .newline || width > room { break }
      if cluster.ending != .space { visible = (start..<place + 1, width) }
    }
    return visible
  }

  private func trailing(
    downTo start: Int, _ room: Double
  ) -> (clusters: Range<Int>, width: Double) {
    var end = clusters.count
    while end > start, clusters[end - 1].ending == .space || clusters[end - 1].ending == .newline {
      end -= 1
    }
    var width = 0.0
    var visible = (clusters: end..<end, width: 0.0)
    for place in (start..<end).reversed() {
      let cluster = clusters[place]
      width += cluster.advance
      if cluster.ending == .newline || width > room { break }
      if cluster.ending != .space { visible = (place..<end, width) }
    }
    return visible
  }
}

/// Writes out the lines of a text as they are painted.
struct LinePainter {
  private let bytes: [UInt8]
  private let text: MeasuredText
  /// Where each character begins, and the end.
  private let offsets: [Int]

  init(_ string: String, _ text: MeasuredText) {
    bytes = Array(string.utf8)
    self.text = text
    var offsets = [0]
    offsets.reserveCapacity(text.clusters.count + 1)
    var offset = 0
    for cluster in text.clusters {
      offset += Int(cluster.byteCount)
      offsets.append(min(offset, bytes.count))
    }
    self.offsets = offsets
  }

  /// Returns a whole line without the spaces and the newline at its end.
  func paint(_ line: LineBreaker.Line) -> (text: String, width: Double) {
    var end = line.clusters.upperBound
    while end > line.clusters.lowerBound, text.clusters[end - 1].hangs { end -= 1 }
    let string = string(line.clusters.lowerBound..<end)
    return (line.endsInHyphen ? string + "-" : string, line.width)
  }

  /// Returns a line that is cut.
  func paint(_ line: CutLine) -> (text: String, width: Double) {
    (string(line.head) + "\u{2026}" + string(line.tail), line.width)
  }

  /// Returns characters without the places for hyphens among them.
  private func string(_ clusters: Range<Int>) -> String {
    let part = bytes[offsets[clusters.lowerBound]..<offsets[clusters.upperBound]]
    let string = String(decoding: part, as: UTF8.self)
    guard text.clusters[clusters].contains(where: { $0.ending == .softHyphen }) else {
      return string
    }
    return String(String.UnicodeScalarView(string.unicodeScalars.filter { $0 != "\u{AD}" }))
  }
}

extension TextCluster {
  /// Whether it is not painted at the end of a line.
  fileprivate var hangs: Bool { ending == .space || ending == .newline }
}
