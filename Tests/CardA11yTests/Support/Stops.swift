import CardA11y

extension Screen {
  /// The elements in the order of the tree, each as its label and the names of its spoken traits.
  var elements: [AccessibilityNode] { tree.nodes.filter(\.isElement) }

  var labels: [String?] { elements.map(\.label) }

  /// The text runs with their frames and what lies under them, back to front.
  var texts: [(frame: Rect, run: TextRun)] {
    scene.resolvingBackdrops(environment: environment).items.compactMap { item in
      if case .text(let run) = item.content { (item.frame, run) } else { nil }
    }
  }

  func text(_ string: String) -> TextRun? {
    texts.first { $0.run.text == string }?.run
  }
}

func environment(_ change: (inout ScreenEnvironment) -> Void) -> ScreenEnvironment {
  var result = ScreenEnvironment()
  change(&result)
  return result
}
