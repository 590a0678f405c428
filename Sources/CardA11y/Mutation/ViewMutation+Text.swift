import A11yTree

/// Texts and controls that do not grow with the text size that a person chooses.
extension ViewMutation {
  static let text = [lineLimit, fixedFont, cappedSize, fixedHeight, noWrap]

  private static let lineLimit = ViewMutation(
    MutationKind(
      "line-limit", "has one line only",
      origin: "lineLimit(1) on the title of a card",
      remedy: "a matrix with every text size, for the rule dt-truncates")
  ) { tree, index in
    guard let spec = tree.text(at: index), spec.lineLimit != 1 else { return nil }
    return changing { $0.lineLimit = 1 }
  }

  private static let fixedFont = ViewMutation(
    MutationKind(
      "fixed-font", "keeps its size when the text size changes",
      origin: "Font.system(size:) instead of a text style",
      remedy: "a matrix with every text size, for the rule dt-fixed-font")
  ) { tree, index in
    guard let spec = tree.text(at: index), spec.font.scaling != .fixed else { return nil }
    return changing {
      $0.font.size = $0.font.declaredSize
      $0.font.scaling = .fixed
    }
  }

  private static let cappedSize = ViewMutation(
    MutationKind(
      "capped-size", "grows no further than xxxLarge",
      origin: "dynamicTypeSize(...DynamicTypeSize.xxxLarge), to save a layout",
      remedy: "a matrix with every text size, for the rule dt-partial")
  ) { tree, index in
    guard let spec = tree.text(at: index), spec.font.freeSize(at: .xxxLarge) != nil else {
      return nil
    }
    return changing { spec in
      spec.font.size = min(spec.font.size, spec.font.freeSize(at: .xxxLarge) ?? spec.font.size)
    }
  }

  private static let fixedHeight = ViewMutation(
    MutationKind(
      "fixed-height", "keeps its least height, whatever it holds",
      origin: "frame(height: 44) instead of frame(minHeight: 44)",
      remedy: "a matrix with every text size, for the rules about what is cut and what overlaps")
  ) { tree, index in
    guard case .flexibleFrame(let spec) = tree[index].kind, spec.maxHeight == nil,
      (spec.minHeight ?? 0) > 0,
      (index..<tree.end(of: index)).contains(where: { tree.text(at: $0) != nil })
    else { return nil }
    return { kind in
      guard case .flexibleFrame(var spec) = kind else { return nil }
      spec.maxHeight = spec.minHeight
      return .flexibleFrame(spec)
    }
  }

  private static let noWrap = ViewMutation(
    MutationKind(
      "no-wrap", "keeps its views in one row",
      origin: "HStack instead of a flow, or of ViewThatFits, around the buttons of a card",
      remedy: "a matrix with every text size and words as long as those of real use")
  ) { tree, index in
    switch tree[index].kind {
    case .flow where tree.children(of: index).count > 1:
      { _ in
        .stack(StackSpec(axis: .horizontal, alignment: UnitAlignment(x: 0, y: 0), spacing: 0))
      }
    case .firstThatFits where tree.children(of: index).count > 1:
      { _ in .firstThatFits(ScrollSpec(horizontal: false, vertical: false)) }
    default: nil
    }
  }

  private static func changing(_ change: @escaping @Sendable (inout TextSpec) -> Void) -> Change {
    { kind in
      guard case .text(var spec) = kind else { return nil }
      change(&spec)
      return .text(spec)
    }
  }
}

extension RenderTree {
  /// The text that a node is, nil for one that shows none.
  fileprivate func text(at index: Int) -> TextSpec? {
    guard case .text(let spec) = nodes[index].kind, spec.text.contains(where: { $0 != " " }) else {
      return nil
    }
    return spec
  }
}
