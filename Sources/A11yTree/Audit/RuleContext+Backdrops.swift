/// Texts on what lies under them.
extension RuleContext {
  /// Judges each text with its backdrop: the one it carries, else the one the scene's items make.
  func judgeTextsOnBackdrops(_ judge: (RuleText, TextRun) -> Judgement) -> [Verdict] {
    let scene = screen.scene.resolvingBackdrops(environment: screen.environment)
    return texts.map { text in
      var run = text.run
      if case .text(let resolved) = scene.items[text.item].content { run = resolved }
      return Verdict(
        node: text.owner.index, evidence: text.evidence, item: text.item,
        judgement: judge(text, run))
    }
  }
}
