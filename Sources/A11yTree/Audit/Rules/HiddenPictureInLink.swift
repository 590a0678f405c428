extension Rule {
  /// A hidden picture that a link may read all the same.
  ///
  /// Ours, after ods#702, where a link read the words that were recognised in a hidden picture
  /// (facts: seed-systems.md §2.9, reported once).
  static let hiddenPictureInLink = Rule(
    id: "hidden-picture-in-link",
    title: "Hidden pictures inside of links are pictures no more",
    criteria: ["1.1.1"],
    gravest: .advice,
    rationale: """
      VoiceOver looks for words in pictures. In a link it was heard to read them from a picture \
      that was hidden, because the trait of a picture had passed to the link.
      """,
    fix: "Add accessibilityRemoveTraits(.isImage) below accessibilityHidden(true).",
    passing: [
      RuleExample("A link without hidden pictures", #"button "Summer Salad""#)
    ],
    failing: [
      RuleExample(
        "A link around a hidden picture", #"↓button "Summer Salad" hiddenPicture="salad""#)
    ],
    inapplicable: [
      RuleExample("A text", #"staticText "Summer Salad""#)
    ],
    check: .eachStop { element in
      guard element.isControl else { return .inapplicable }
      let pictures = element.node.background.hiddenPictures
      return pictures.isEmpty ? .passed : .mayRead(pictures, element)
    })
}

extension Judgement {
  fileprivate static func mayRead(_ pictures: [String], _ element: RuleElement) -> Self {
    let names = pictures.map { "“\($0)”" }.joined(separator: ", ")
    return .advice(
      "The \(element.title) may read words in what it hides (\(names)), which is still a picture.")
  }
}
