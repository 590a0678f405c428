extension Finding {
  /// Returns what was found in an environment, nil where it does not occur there.
  package func occurrence(in environment: ScreenEnvironment) -> Occurrence? {
    let entries = Set(environment.entries)
    return occurrences.first { $0.environments.contains { entries.isSuperset(of: $0) } }
  }

  /// Returns the place of what is judged on a screen, nil where the element is not there.
  package func frame(on screen: Screen) -> Rect? {
    guard let index = screen.tree.nodes.firstIndex(where: { $0.id == element.id }) else {
      return nil
    }
    let texts = screen.scene.items.filter { item in
      guard item.owner == index, case .text = item.content else { return false }
      return true
    }
    for (number, item) in texts.enumerated() where evidence == RuleText.evidence(number) {
      return item.frame
    }
    return screen.tree[index].frame
  }
}
