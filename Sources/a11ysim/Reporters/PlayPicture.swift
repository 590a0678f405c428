import A11yTree

/// What a terminal shows of a session: the outline with the cursor, what was said, the keys.
struct PlayPicture {
  /// What is played, in a line.
  let title: String
  /// The screen as it is now.
  let screen: Screen
  /// The node at which the cursor is, nil for none.
  let cursor: Int?
  /// What came of the last gesture, nil before the first.
  let last: (gesture: String, steps: [TranscriptStep])?
  /// What stands where nothing was said.
  let silence: String
  /// What is typed, with what asks for it; nil where nothing is.
  let prompt: (words: String, text: String)?
  /// What the bottom line says.
  let bottom: [Span]

  /// Returns the lines of a terminal of a size, no more of them than fit.
  func lines(columns: Int, rows: Int, isColored: Bool) -> [String] {
    let style = Style(columns: columns, isColored: isColored)
    let head = [Span(title, .strong).clipped(columns, style), ""]
    let foot = ["", bottomLine(columns, style)]
    let speech = speechLines(style)
    let room = max(rows - head.count - foot.count, 0)
    // What was said may take a half, and the outline has what is left.
    let said = Array(speech.prefix(max(room / 2, min(room, 1))))
    let outline = outlineLines(columns, rows: room - said.count - 1, style)
    let all = head + outline + [""] + said + foot
    return Array(all.prefix(max(rows, 1)))
  }

  private func bottomLine(_ columns: Int, _ style: Style) -> String {
    guard let prompt else { return bottom.clipped(columns, style) }
    return [Span("\(prompt.words): ", .faint), Span(prompt.text), Span("▏", .strong)]
      .clipped(columns, style)
  }

  /// Returns what came of the last gesture, broken at the terminal's edge.
  private func speechLines(_ style: Style) -> [String] {
    var page = Page()
    guard let last else {
      page.line(Span("Nothing was done yet.", .faint))
      return page.lines(in: style)
    }
    page.line(Span(last.gesture, .faint))
    for step in last.steps {
      let spoken = step.announcement?.spoken() ?? ""
      let sound = step.sound?.rawValue ?? (spoken.isEmpty ? silence : nil)
      let spans = [
        spoken.isEmpty ? nil : Span(spoken, .strong), sound.map { Span("[\($0)]", .faint) },
      ]
      page.line(Array(spans.compactMap(\.self).map { [$0] }.joined(separator: [" "])), indent: 2)
      for line in step.furtherLines { page.line(Span(line), indent: 4) }
    }
    return page.lines(in: style)
  }

  /// Returns the part of the outline around the cursor that has room.
  private func outlineLines(_ columns: Int, rows: Int, _ style: Style) -> [String] {
    let lines = Outline.print(screen.withoutGeometry, options: .short).split(separator: "\n")
    guard rows > 0 else { return [] }
    let focus = cursor ?? 0
    let start = max(0, min(focus - rows / 2, lines.count - rows))
    return lines.enumerated().dropFirst(start).prefix(rows).map { number, line in
      let isFocused = number == cursor
      return Span((isFocused ? "▶ " : "  ") + line, isFocused ? .strong : .plain)
        .clipped(columns, style)
    }
  }
}

extension Outline.Options {
  /// Neither places in files nor identities.
  fileprivate static var short: Outline.Options {
    var options = Outline.Options()
    options.showsLocations = false
    options.showsIDs = false
    return options
  }
}

extension Screen {
  /// The screen with no more than what a person hears or does, so that each node is one line.
  fileprivate var withoutGeometry: Screen {
    var tree = tree
    for index in tree.nodes.indices {
      tree[index].frame = .zero
      tree[index].layoutFrame = nil
      tree[index].activationPoint = nil
      tree[index].hasOrderedElements = false
      tree[index].hasExplicitLabel = false
      tree[index].background = .init()
    }
    return Screen(tree: tree)
  }
}

extension Page {
  /// Returns the lines of the text as a stream shows them.
  fileprivate func lines(in style: Style) -> [String] {
    text(in: style).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}

extension Span {
  /// Returns the piece, cut off where a line ends.
  fileprivate func clipped(_ columns: Int, _ style: Style) -> String {
    [self].clipped(columns, style)
  }

  /// Returns the piece with only so many characters.
  fileprivate func prefix(_ count: Int) -> Span {
    guard width > count else { return self }
    var text = ""
    text.unicodeScalars.append(contentsOf: self.text.unicodeScalars.prefix(max(count - 1, 0)))
    return Span(text + "…", ink)
  }
}

extension [Span] {
  /// Returns the pieces one behind the other, cut off where a line ends.
  fileprivate func clipped(_ columns: Int, _ style: Style) -> String {
    var room = columns
    var text = ""
    for span in self where room > 0 {
      text += span.prefix(room).text(in: style)
      room -= span.width
    }
    return text
  }
}
