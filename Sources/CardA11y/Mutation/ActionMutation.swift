import A11yTree

/// A kind of mutation that is made of what a scenario's actions do.
struct ActionMutation {
  /// What it does.
  let kind: MutationKind
  /// Returns what of an effect is lost, nil where it is not concerned.
  let loss: (ScenarioAction.Effect) -> String?

  /// Every kind that is made of actions, in the order of reports.
  static var all: [ActionMutation] { [dropAnnouncement, dropFocus, staleState] }

  private static let announcementKind = MutationKind(
    "drop-announcement", "announces nothing",
    origin: "AccessibilityNotification.Announcement forgotten where something changes elsewhere",
    remedy: "a step that does it, with expect.announcement")
  private static let focusKind = MutationKind(
    "drop-focus", "does not say where the cursor goes",
    origin: "layoutChanged without an element, or AccessibilityFocusState that is never set",
    remedy: "a step that does it, with expect.focus")
  private static let stateKind = MutationKind(
    "stale-state", "changes nothing that is read",
    origin: "a state that is drawn and not said, or a view that does not observe its model",
    remedy: "a step that does it, with the announcement that is expected then")

  private static var dropAnnouncement: ActionMutation {
    ActionMutation(kind: announcementKind) { effect in
      guard case .announce(let texts) = effect else { return nil }
      return texts.map(\.text.quoted).joined(separator: ", ")
    }
  }

  private static var dropFocus: ActionMutation {
    ActionMutation(kind: focusKind) { effect in
      guard case .focus(let name) = effect else { return nil }
      return "to \(name.text.quoted)"
    }
  }

  private static var staleState: ActionMutation {
    ActionMutation(kind: stateKind) { effect in
      switch effect {
      case .set(let patches), .toggle(let patches):
        "of " + patches.map(\.element.text.quoted).joined(separator: ", ")
      case .remove(let names): "of " + names.map(\.text.quoted).joined(separator: ", ")
      case .screen, .present, .dismiss, .announce, .focus: nil
      }
    }
  }

  /// Returns each effect of a scenario's actions that can be lost, in the order of the file.
  @MainActor
  func mutants(of scenario: Scenario) -> [Mutant] {
    let file = scenario.description.page.reader.file
    return scenario.actions.enumerated().flatMap { place, action in
      action.effects.enumerated().compactMap { number, effect in
        loss(effect).map { detail in
          let element = Finding.Element(id: NodeID(action.name), label: action.name)
          let location = file.location(action.offset)
          return Mutant(kind, element, detail, at: location, isOfAction: true) { scenario in
            scenario.actions[place].effects.remove(at: number)
          }
        }
      }
    }
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}
