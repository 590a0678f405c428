/// Scrolling by pages, and telling where on the page the cursor is (facts: voiceover.md §10).
extension VoiceOver {
  /// Scrolls one page and says which shows; the cursor stays on its element (ours).
  ///
  /// At an end the same is said again, which tells of the boundary. Where nothing scrolls in that
  /// direction there is a sound only (ours).
  mutating func scroll(by gesture: Gesture) -> TranscriptStep {
    let isVertical = gesture == .threeFingerSwipeUp || gesture == .threeFingerSwipeDown
    guard let index = scrollView(isVertical ? .vertical : .horizontal),
      let scroll = reading.tree.nodes[index].scroll
    else { return TranscriptStep(gesture: gesture, focus: focus, sound: .boundary) }
    let view = reading.tree.nodes[index]
    let pages = ScrollPages(scroll)
    let offset = pages.offset(
      after: scrolled.offset(of: view), isForward: isForward(gesture))
    scrolled.scroll(view, to: offset)
    guard let status = scroll.status, scroll.status.isSpoken else {
      return say([page(pages.page(at: offset), of: pages.count)], by: gesture)
    }
    return say([part(.position, status.heard, rule: "scroll-status")], by: gesture)
  }

  /// Scrolls what encloses a stop as little as is needed to show it (ours).
  mutating func reveal(_ place: Int) {
    for index in reading.tree.ancestors(of: reading.stops[place].node) {
      let view = reading.tree.nodes[index]
      guard let scroll = view.scroll, !view.frame.isEmpty else { continue }
      let (shown, part) = (shown(of: index, scroll), frame(at: place))
      guard !part.isEmpty, part.isFinite, shown.isFinite else { continue }
      let distance =
        switch scroll.axis {
        case .vertical: part.distance(beyond: shown, from: \.y, to: \.maxY)
        case .horizontal: part.distance(beyond: shown, from: \.x, to: \.maxX)
        }
      let isReversed = scroll.axis == .horizontal && isRightToLeft
      let offset = scrolled.offset(of: view) + (isReversed ? -distance : distance)
      scrolled.scroll(view, to: ScrollPages(scroll).clamped(offset))
    }
  }

  /// Returns what shows of a scroll view, whose frame may be that of its whole content.
  private func shown(of index: Int, _ scroll: AccessibilityNode.Scroll) -> Rect {
    var shown = frame(of: index)
    switch scroll.axis {
    case .vertical: shown.height = min(shown.height, scroll.viewportLength)
    case .horizontal: shown.width = min(shown.width, scroll.viewportLength)
    }
    return shown
  }

  /// Content follows the fingers: up and, from left to right, left bring the next page.
  private func isForward(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .threeFingerSwipeUp: true
    case .threeFingerSwipeLeft: !isRightToLeft
    case .threeFingerSwipeRight: isRightToLeft
    default: false
    }
  }

  var isRightToLeft: Bool { source.screen.environment.layoutDirection == .rightToLeft }

  /// Returns the nearest scroll view around the cursor, else the first of the screen (ours).
  private func scrollView(_ axis: AccessibilityNode.Scroll.Axis) -> Int? {
    let tree = reading.tree
    let scrolls = { (index: Int) in tree.nodes[index].scroll?.axis == axis }
    if let cursor, let around = reading.outward(from: cursor).first(where: scrolls) {
      return around
    }
    return tree.nodes.indices.first { index in
      scrolls(index) && !tree.isConcealed(index)
        && !tree.ancestors(of: index).contains { tree.isConcealed($0) }
    }
  }

  private func page(_ page: Int, of count: Int) -> Announcement.Segment {
    speech.segment(.position, .page, ["\(page)", "\(count)"], rule: "page", node: node)
  }

  /// Tells the page, the place on the screen, the place in a table or a series, and whether the
  /// element is selected (facts: voiceover.md §11.1, case 200).
  func summarise(by gesture: Gesture) -> TranscriptStep {
    guard let cursor else { return TranscriptStep(gesture: gesture, focus: focus) }
    var segments = [currentPage]
    if let place = placeOnScreen(cursor) {
      segments.append(speech.segment(.position, place, rule: "screen-place", node: node))
    }
    segments += tablePlace(cursor)
    switch reading.stops[cursor].context {
    case .series(let place, let count), .tab(let place, let count):
      segments.append(
        speech.segment(
          .position, .position, ["\(place)", "\(count)"], rule: "n-of-m", node: node))
    case .none, .list, .landmark, .cell: break
    }
    if reading.node(at: cursor).traits.contains(.isSelected) {
      segments.append(speech.segment(.state, .selectedAlone, rule: "selected", node: node))
    }
    return say(segments, by: gesture)
  }

  private var currentPage: Announcement.Segment {
    guard let index = scrollView(.vertical), let scroll = reading.tree.nodes[index].scroll
    else { return page(1, of: 1) }
    let pages = ScrollPages(scroll)
    return page(
      pages.page(at: scrolled.offset(of: reading.tree.nodes[index])), of: pages.count)
  }

  /// Returns "top of screen" in its upper third, "bottom of screen" in its lower one (ours).
  private func placeOnScreen(_ place: Int) -> Phrase? {
    let frame = frame(at: place)
    let height = source.screen.environment.height
    guard !frame.isEmpty, frame.isFinite, height > 0 else { return nil }
    let part = frame.center.y / height
    if part < 1.0 / 3 { return .topOfScreen }
    return part > 2.0 / 3 ? .bottomOfScreen : nil
  }

  /// Returns whether the element is a header of its table, and in which row and column it stands.
  private func tablePlace(_ place: Int) -> [Announcement.Segment] {
    guard case .cell(let context) = reading.stops[place].context,
      let table = reading.tree.nodes[context.table].container
    else { return [] }
    let element = reading.node(at: place)
    var segments: [Announcement.Segment] = []
    let roles: [([AccessibilityContainer.Headers], Phrase)] = [
      (table.rowHeaders, .rowHeader), (table.columnHeaders, .columnHeader),
    ]
    for (headers, phrase) in roles where headers.contains(where: { $0.cells.contains(element.id) })
    {
      segments.append(speech.segment(.trait, phrase, rule: "table-header-role", node: node))
    }
    let numbers: [(Int?, Phrase, String)] = [
      (element.cell?.row, .row, "row"), (element.cell?.column, .column, "column"),
    ]
    for (number, phrase, rule) in numbers {
      guard let number else { continue }
      segments.append(
        speech.segment(.cell, phrase, ["\(number &+ 1)"], rule: rule, node: node))
    }
    return segments
  }
}

extension Rect {
  /// Returns how far an edge lies beyond another rectangle's, below zero at the near one.
  ///
  /// What is longer than the other shows its start.
  fileprivate func distance(
    beyond other: Rect, from start: KeyPath<Rect, Double>, to end: KeyPath<Rect, Double>
  ) -> Double {
    let before = self[keyPath: start] - other[keyPath: start]
    let behind = self[keyPath: end] - other[keyPath: end]
    if before < 0 { return before }
    return behind > 0 ? min(before, behind) : 0
  }
}
