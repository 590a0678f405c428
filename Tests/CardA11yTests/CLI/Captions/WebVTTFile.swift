/// A file of captions, read as strictly as W3C's "WebVTT file body" is written.
struct WebVTTFile {
  var comments: [String] = []
  var cues: [Cue] = []

  struct Cue: Equatable {
    var id: String
    var start: Int
    var end: Int
    /// The words with the tags around them.
    var payload: String
    /// The words as they are shown.
    var words: String
  }

  struct Flaw: Error, Equatable {
    let what: String
  }

  init(_ text: String) throws(Flaw) {
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) else {
      throw Flaw(what: "a control character")
    }
    guard text.hasSuffix("\n") else { throw Flaw(what: "the last line has no end") }
    var blocks = text.dropLast().blocks
    guard blocks.first == ["WEBVTT"] else { throw Flaw(what: "the header") }
    blocks.removeFirst()
    for block in blocks {
      if block[0] == "NOTE" || block[0].hasPrefix("NOTE ") {
        guard !block.contains(where: { $0.contains("-->") }) else {
          throw Flaw(what: "an arrow in a comment")
        }
        comments.append(block.dropFirst().joined(separator: "\n"))
      } else {
        cues.append(try Self.cue(block))
      }
    }
    let ids = cues.map(\.id)
    guard Set(ids).count == ids.count else { throw Flaw(what: "two cues of one name") }
    guard zip(cues, cues.dropFirst()).allSatisfy({ $0.end <= $1.start }) else {
      throw Flaw(what: "a cue begins before the last one has ended")
    }
  }

  private static func cue(_ block: [String]) throws(Flaw) -> Cue {
    guard block.count == 3, !block[0].contains("-->") else { throw Flaw(what: "a block \(block)") }
    let times = block[1].split(separator: " ", omittingEmptySubsequences: false)
    guard times.count == 3, times[1] == "-->", let start = milliseconds(times[0]),
      let end = milliseconds(times[2]), start < end
    else { throw Flaw(what: "the times \(block[1])") }
    return Cue(
      id: block[0], start: start, end: end, payload: block[2], words: try words(of: block[2]))
  }

  private static func milliseconds(_ text: Substring) -> Int? {
    guard
      let match = text.wholeMatch(of: /(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})/)
    else { return nil }
    let parts = [match.1 ?? "0", match.2, match.3].compactMap { Int($0) }
    return parts.reduce(0) { $0 * 60 + $1 } * 1000 + (Int(match.4) ?? 0)
  }

  /// Reads cue text: spans of known kinds that are closed in turn, and character references.
  private static func words(of payload: String) throws(Flaw) -> String {
    guard !payload.contains("-->") else { throw Flaw(what: "an arrow in a cue") }
    var words = ""
    var open: [String] = []
    var rest = payload[...]
    while let character = rest.first {
      if character == "<" {
        guard let end = rest.firstIndex(of: ">") else { throw Flaw(what: "an open tag") }
        let tag = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
        if tag.hasPrefix("/") {
          guard open.popLast() == String(tag.dropFirst()) else {
            throw Flaw(what: "the tag \(tag)")
          }
        } else {
          guard let match = tag.wholeMatch(of: /(v|c|lang)((?:\.[^ .&<>]+)*)(?: ([^&<>]+))?/),
            (match.3 != nil) == (match.1 != "c")
          else { throw Flaw(what: "the tag \(tag)") }
          open.append(String(match.1))
        }
      } else if character == "&" {
        let references = ["&amp;": "&", "&lt;": "<", "&gt;": ">"]
        guard let found = references.first(where: { rest.hasPrefix($0.key) }) else {
          throw Flaw(what: "the reference in \(payload)")
        }
        words += found.value
        rest = rest.dropFirst(found.key.count)
      } else {
        words.append(character)
        rest = rest.dropFirst()
      }
    }
    guard open.isEmpty else { throw Flaw(what: "an open span") }
    return words
  }
}

extension Substring {
  /// The lines, in blocks with empty lines between them.
  fileprivate var blocks: [[String]] {
    var blocks: [[String]] = [[]]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        if blocks.last?.isEmpty == false { blocks.append([]) }
      } else {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks.filter { !$0.isEmpty }
  }
}
