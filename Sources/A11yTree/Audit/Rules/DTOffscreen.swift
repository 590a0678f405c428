extension Rule {
  /// A text or a control that reaches out of the screen, or a text out of what it stands in.
  ///
  /// A badge that sticks out of its card on a surface of its own is meant so (ours), and a text that
  /// its parent cuts off is reported by a rule of its own. Of a control as much must be left as a
  /// finger needs (ours). What lies outside as a whole may wait there for its time.
  static let dtOffscreen = Rule(
    id: "dt-offscreen",
    title: "Content stays within the screen and its card",
    criteria: ["1.4.4"],
    gravest: .failed,
    rationale: """
      What lies beyond the edge cannot be scrolled to: it is lost for those who look. What leaves \
      its card is taken for a part of the next one, or cannot be read on what lies there.
      """,
    fix: "Let it wrap, stack it at large sizes, or put it into a view that scrolls that way.",
    passing: [
      RuleExample(
        "A text within the screen",
        """
        screen dynamicType=accessibility3
        staticText "Summer salad" frame=16,0,358,48
          text "Summer salad" size=40 style=body
        """),
      RuleExample(
        "A badge on a surface of its own",
        """
        screen
        button "Inbox" frame=0,20,44,44
          shape capsule fill=#CD3C14 frame=30,10,24,20
          text "3" size=13 style=footnote frame=37,12,10,16
        """),
    ],
    failing: [
      RuleExample(
        "A text that reaches out of the screen",
        """
        screen dynamicType=accessibility3
        ↓staticText "Summer salad" frame=200,0,240,48
          text "Summer salad" size=40 style=body
        """),
      RuleExample(
        "A text that leaves its card",
        """
        screen dynamicType=accessibility3
        card "Plan" frame=16,16,200,100
          shape radius=16 fill=#F2F2F7
          ↓staticText "Two seats left" frame=32,90,160,48
            text "Two seats left" size=40 style=body
        """),
      RuleExample(
        "A text that is higher than its place",
        """
        screen dynamicType=accessibility3
        ↓staticText "Two seats left" frame=16,0,160,96
          text "Two seats left" size=40 style=body lines=2 room=16,24,160,48
        """),
      RuleExample(
        "A control of which too little is left",
        """
        screen dynamicType=accessibility3
        staticText "Plan" frame=0,0,100,48
          text "Plan" size=40 style=body
        ↓button "Book" frame=380,0,80,44
        """),
    ],
    inapplicable: [
      RuleExample("Nothing is painted", "screen painted\nstaticText \"Plan\" frame=380,0,80,40"),
      RuleExample(
        "What scrolls sideways",
        """
        screen
        staticText "Plan" scrolledTo frame=380,0,80,20
          text "Plan" size=17 style=body
        """),
    ],
    check: .screen(needsScene: true) { context in
      let texts = context.texts.map { text in
        Verdict(
          node: text.owner.index, evidence: text.evidence, item: text.item, judgement: judge(text))
      }
      let controls = context.stops.compactMap { stop -> Verdict? in
        let element = RuleElement(context: context, index: stop)
        guard element.isTarget, !element.isScrolledTo else { return nil }
        return Verdict(node: stop, judgement: judge(element))
      }
      return texts + controls
    })

  private static func judge(_ text: RuleText) -> Judgement {
    guard text.isInSight else { return .inapplicable }
    let frame = text.visibleFrame
    let page = text.owner.context.screen.page(around: frame)
    let band = text.frame.width * MeasuringBand.share
    let excess = page.overhang(of: frame)
    if excess.isSeen {
      if page.intersection(frame).isEmpty { return .outside("The text \(text.run.text.quoted)") }
      return .leaves(text, "the screen", excess, band)
    }
    for parent in text.parents {
      let excess = parent.visibleFrame.overhang(of: frame)
      guard excess.isSeen, !text.hasOwnSurface(outside: parent.visibleFrame) else { continue }
      return .leaves(text, "the \(parent.title)", excess, band)
    }
    if let room = text.owner.context.screen.scene.items[text.item].room {
      let excess = room.overhang(of: frame)
      if excess.isSeen, !text.hasOwnSurface(outside: room) {
        return .leaves(text, "the room that the views around it leave", excess, band)
      }
    }
    return .passed
  }

  private static func judge(_ element: RuleElement) -> Judgement {
    let frame = element.node.frame
    let page = element.context.screen.page(around: frame)
    let seen = frame.intersection(page).intersection(element.visibleFrame)
    if seen.isEmpty, element.node.background.visibleFrame == nil {
      return .outside("The \(element.title)")
    }
    let least = element.context.thresholds.targetSize
    let isEnough =
      seen.width > min(least, frame.width) - MeasuringBand.pixel
      && seen.height > min(least, frame.height) - MeasuringBand.pixel
    return isEnough ? .passed : .remainder(element, Size(width: seen.width, height: seen.height))
  }
}

extension Screen {
  /// Returns the screen as a text or a control at a place can be seen on it: in its full height
  /// where that is known, else as high as the place needs.
  fileprivate func page(around frame: Rect) -> Rect {
    let top = min(frame.y, 0)
    var page = Rect(
      x: 0, y: top, width: environment.width, height: max(frame.maxY, environment.height) - top)
    if let root = tree.nodes.first, !root.isElement, tree.subtreeEnd(of: 0) == tree.count,
      root.frame.width == environment.width, root.frame.height >= environment.height
    {
      page = root.frame
    }
    return page
  }
}

extension RuleText {
  /// The cards, controls and other elements that it stands in.
  fileprivate var parents: some Sequence<RuleElement> {
    let all = [owner] + Array(owner.ancestors)
    return all.lazy.filter { ($0.node.isElement || $0.traits.contains(.isCard)) && $0.isFramed }
  }

  /// How far before a text its own surface is painted at most.
  private static let mostBetween = 16

  /// Returns whether it stands on a surface that itself reaches out of a rectangle.
  fileprivate func hasOwnSurface(outside outer: Rect) -> Bool {
    let items = owner.context.screen.scene.items
    return items[max(0, item - Self.mostBetween)..<item].contains { surface in
      guard case .shape(let shape) = surface.content,
        (shape.fill?.alpha ?? 0) > 0 || shape.pattern != nil
      else { return false }
      return surface.frame.surrounds(frame) && !outer.surrounds(surface.frame)
        && !surface.frame.surrounds(outer)
    }
  }
}

extension Judgement {
  fileprivate static func leaves(
    _ text: RuleText, _ place: String, _ excess: Rect.Overhang, _ band: Double
  ) -> Self {
    let length = Measure.points(max(excess.across, excess.along))
    let size = text.owner.context.screen.environment.dynamicType.rawValue
    let words = "The text \(text.run.text.quoted) reaches \(length) out of \(place) at \(size)"
    guard excess.along > MeasuringBand.pixel || excess.across > band else {
      return .cantTell(
        words + ", or just does not; its width is not known exactly enough to tell.",
        reason: MeasuringBand.reason, measured: length, required: .points(0))
    }
    return .failed(words + ".", measured: length, required: .points(0))
  }

  fileprivate static func outside(_ subject: String) -> Self {
    .cantTell(
      subject + " lies outside of the screen as a whole; only a person knows whether it should.",
      reason: "outside-of-the-screen")
  }

  fileprivate static func remainder(_ element: RuleElement, _ seen: Size) -> Self {
    let side = element.context.thresholds.targetSize
    let size = element.context.screen.environment.dynamicType.rawValue
    return .failed(
      "Of the \(element.title) only \(Measure.size(seen)) are seen at \(size).",
      measured: .size(seen), required: .size(Size(width: side, height: side)))
  }
}
