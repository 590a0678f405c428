/// What a rule says about one step of a session.
struct StepJudgement {
  /// The element that it concerns, nil for the screen.
  var node: NodeID?
  /// What of the element is judged.
  var evidence = ""
  var judgement: Judgement
}

extension Rule.Check {
  /// Judges every step of a session.
  static func eachStep(_ judge: @escaping @Sendable (TranscriptStep) -> [StepJudgement]) -> Self {
    .session { session in
      session.moments.enumerated().flatMap { place, moment in
        moment.steps.flatMap(judge).map { entry in
          SessionVerdict(
            moment: place, node: entry.node ?? moment.before.tree.nodes.first?.id ?? "screen",
            evidence: entry.evidence, judgement: entry.judgement)
        }
      }
    }
  }
}
