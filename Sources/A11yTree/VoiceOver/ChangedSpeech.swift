/// What is said of an element that has changed: the change, not the element.
///
/// Source: the recordings of facts: voiceover.md §15.3, cases 188 to 195.
extension Announcement {
  /// Returns what is new since an earlier announcement of the same stop, nil for nothing.
  ///
  /// Words for roles are left out unless they are new. The name is said again where a recording
  /// has it: with "selected", and its place among others, and with "expanded" and "collapsed";
  /// also where something is no longer said and nothing else would tell (ours). A value is said
  /// again behind a new name, as "Page 2 of 11, 0% progress".
  func change(since earlier: Announcement) -> Announcement? {
    let isNew = segments.map { segment in !earlier.segments.contains { $0.says(segment) } }
    let new = zip(segments, isNew).filter(\.1).map(\.0)
    let isGone = earlier.segments.contains { old in !segments.contains { $0.says(old) } }
    guard !new.isEmpty || isGone else { return nil }
    let isSelected = new.contains { $0.rule == "selected" }
    let isDisclosure = new.contains { $0.rule == "expanded" }
    let isRenamed = new.contains { $0.kind == .label }
    return part { segment in
      if new.contains(where: { $0.says(segment) }) { return true }
      return switch segment.kind {
      case .label: isSelected || isDisclosure || new.isEmpty
      case .position: isSelected
      case .value: isRenamed && segment.rule == "value"
      default: false
      }
    }
  }

  /// Returns some of the segments, without hint and cues; nil where none is left.
  func part(where isIncluded: (Segment) -> Bool) -> Announcement? {
    let some = segments.filter(isIncluded)
    guard !some.isEmpty else { return nil }
    var part = Announcement(segments: some)
    part.unverified = unverified.filter { word in some.contains { $0.phrase == word.phrase } }
    return part
  }
}

extension Announcement.Segment {
  fileprivate func says(_ other: Self) -> Bool { kind == other.kind && text == other.text }
}
