/// What of an element and of its texts is seen.
extension RuleElement {
  /// Whether it comes into sight only by scrolling a view that it stands in.
  var isScrolledTo: Bool {
    node.background.isScrolledTo || ancestors.contains { $0.node.background.isScrolledTo }
  }

  /// What clipping views leave of its frame.
  var visibleFrame: Rect { node.background.visibleFrame ?? node.frame }

  /// Returns whether another element is this one or stands inside of it.
  func holds(_ other: RuleElement) -> Bool {
    (index..<context.screen.tree.subtreeEnd(of: index)).contains(other.index)
  }
}

extension RuleText {
  /// What clipping views leave of its frame.
  var visibleFrame: Rect {
    let clip = owner.context.screen.scene.items[item].clip
    return clip.map { frame.intersection($0.frame) } ?? frame
  }

  /// Whether it is painted where it stands, and a part of it is seen without scrolling.
  var isInSight: Bool {
    isPainted && frame.isFinite && !visibleFrame.isEmpty && !owner.isScrolledTo
  }
}
