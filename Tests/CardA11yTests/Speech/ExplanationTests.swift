import Testing

@testable import A11yTree

/// Each part of what is said knows its rule, its node and its phrase.
struct ExplanationTests {
  /// facts: voiceover.md §6.5, hints that wrap, replace and chain.
  @Test(
    arguments: [
      ([.isButton, .isToggle], ["hint", "toggle-hint"]),
      ([.adjustable], ["hint", "adjustable-hint"]),
      ([.isTextEntry], ["text-field-hint"]), ([.isLink], ["hint"]),
      ([.adjustable, .notEnabled], ["hint"]),
    ] as [(AccessibilityTraits, [String])])
  func aHintIsExplainedSentenceBySentence(traits: AccessibilityTraits, rules: [String]) throws {
    let explanation = try explain { node in
      node.traits = traits
      node.hint = "Now"
    }
    #expect(explanation.hint.map(\.rule) == rules)
    #expect(explanation.announcement.hint == explanation.hint.joinedSentences)
  }

  @Test func cuesAreExplained() throws {
    let explanation = try explain { node in
      node.customActions = [.init(name: "Delete")]
      node.customContent = [.init(label: "Date", value: "today")]
    }
    #expect(explanation.cues.map(\.rule) == ["actions-cue", "content-cue"])
    #expect(explanation.cues.map(\.text) == explanation.announcement.cues)
  }

  @Test func everyRuleOfAHintOrACueIsExplained() {
    for rule in [
      "hint", "toggle-hint", "text-field-hint", "adjustable-hint", "expanded-hint", "actions-cue",
      "content-cue",
    ] {
      #expect(SpeechRules.explanation(of: rule) != nil, "\(rule)")
    }
  }

  /// The words are those of the language in which they are said, each once.
  @Test func unverifiedWordsAreTold() throws {
    let node = { (node: inout AccessibilityNode) in
      node.traits = [.isButton, .isImage, .adjustable, .isSelected]
      node.language = "fr"
    }
    let words = try explain(node).announcement.unverified
    #expect(words.map(\.language) == ["fr", "fr", "fr"])
    #expect(words.map(\.phrase) == [.selected, .image, .adjustableHint])
    #expect(try explain { $0.traits = [.isButton, .isImage] }.announcement.unverified.isEmpty)
  }

  @Test func theBadgeOfATabIsAPhraseOnlyAsANumber() throws {
    for (badge, phrase) in [("3", Phrase.badge), ("new", nil)] as [(String, Phrase?)] {
      let explanation = try explain(profile: .ios17) { node in
        node.traits = .isTabBarItem
        node.background.badge = badge
      }
      let value = explanation.announcement.segments.first { $0.kind == .value }
      #expect(try #require(value).phrase == phrase)
    }
  }

  private func explain(
    profile: ReaderProfile = .newest, _ change: (inout AccessibilityNode) -> Void
  ) throws -> Explanation {
    var node = AccessibilityNode(id: "a")
    node.isElement = true
    node.label = "Sound"
    change(&node)
    var tree = AccessibilityTree()
    tree.append(node)
    return try Speech(profile: profile).explanation(at: 0, of: Reading(tree: tree))
  }
}
