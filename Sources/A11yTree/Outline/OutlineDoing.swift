/// How what a person can do to an element is written and read.
extension OutlineField<AccessibilityNode> {
  /// The name of an action, left out where it is nil.
  static func action(_ key: String, _ path: Path<ActionID?>) -> Self {
    optional(key, path) {
      $1.atom($0.name)
    } read: { (scanner) throws(OutlineError) in
      ActionID(try scanner.atom())
    }
  }
}

extension OutlineWriter {
  /// Writes `louder,softer`, with nothing where a direction does nothing.
  mutating func adjustment(_ adjustment: AccessibilityNode.Adjustment) {
    if let increment = adjustment.increment { atom(increment.name) }
    raw(",")
    if let decrement = adjustment.decrement { atom(decrement.name) }
  }

  /// Writes `"terms"`, or `"terms":openTerms` where the action is known.
  mutating func textLink(_ link: AccessibilityNode.TextLink) {
    quoted(link.label)
    guard let action = link.action else { return }
    raw(":")
    atom(action.name)
  }

  /// Writes `vertical:0,844,2000`, offset, viewport and content, with `:"status"` where there is one.
  mutating func scroll(_ scroll: AccessibilityNode.Scroll) {
    raw(scroll.axis.rawValue)
    raw(":")
    numbers([scroll.offset, scroll.viewportLength, scroll.contentLength])
    guard let status = scroll.status else { return }
    raw(":")
    quoted(status)
  }
}

extension OutlineScanner {
  mutating func adjustment() throws(OutlineError) -> AccessibilityNode.Adjustment {
    var adjustment = AccessibilityNode.Adjustment()
    if next != UInt8(ascii: ",") { adjustment.increment = ActionID(try atom()) }
    try expect(UInt8(ascii: ","))
    if let next, next != UInt8(ascii: " ") { adjustment.decrement = ActionID(try atom()) }
    return adjustment
  }

  mutating func textLink() throws(OutlineError) -> AccessibilityNode.TextLink {
    var link = AccessibilityNode.TextLink(label: try string())
    if accept(UInt8(ascii: ":")) { link.action = ActionID(try atom()) }
    return link
  }

  mutating func scroll() throws(OutlineError) -> AccessibilityNode.Scroll {
    let axis = try name(of: AccessibilityNode.Scroll.Axis.self)
    try expect(UInt8(ascii: ":"))
    let lengths = try numbers(3)
    var scroll = AccessibilityNode.Scroll(
      axis: axis, contentLength: lengths[2], viewportLength: lengths[1], offset: lengths[0])
    if accept(UInt8(ascii: ":")) { scroll.status = try string() }
    return scroll
  }
}
