import A11yTree

/// A text that became part of a label, and where it is written.
struct LabelSource: Equatable {
  /// The text.
  let text: String
  /// Where it is written, nil where that is not known.
  let location: SourceLocation?
}

extension Screen {
  /// What joins the texts of a label that is read off the content.
  private static let separator = ", "

  /// Returns the texts that an element's label was gathered from.
  ///
  /// What is painted knows its place in the file and the element that owns it, so the label is
  /// laid over the texts that its element paints. An explicit label, and one of which no text is
  /// painted, have no parts.
  func labelSources(of node: Int) -> [LabelSource] {
    guard !tree[node].hasExplicitLabel, let label = tree[node].label else { return [] }
    var painted = scene.items.compactMap { $0.owner == node ? $0.labelSource : nil }[...]
    var sources: [LabelSource] = []
    var rest = label[...]
    while !rest.isEmpty {
      let place = painted.firstIndex { rest.begins(with: $0.text, before: Self.separator) }
      if let place {
        sources.append(painted[place])
        rest = rest.dropFirst(painted[place].text.count)
        painted = painted[(place + 1)...]
      } else {
        let end = rest.firstRange(of: Self.separator)?.lowerBound ?? rest.endIndex
        sources.append(LabelSource(text: String(rest[..<end]), location: nil))
        rest = rest[end...]
      }
      if rest.hasPrefix(Self.separator) { rest = rest.dropFirst(Self.separator.count) }
    }
    return sources.contains { $0.location != nil } ? sources : []
  }
}

extension SceneItem {
  fileprivate var labelSource: LabelSource? {
    guard case .text(let run) = content, !run.text.isEmpty else { return nil }
    return LabelSource(text: run.text, location: source)
  }
}

extension Substring {
  /// Whether it begins with a text, behind which it ends or goes on with a separator.
  fileprivate func begins(with text: String, before separator: String) -> Bool {
    guard hasPrefix(text) else { return false }
    let rest = dropFirst(text.count)
    return rest.isEmpty || rest.hasPrefix(separator)
  }
}
