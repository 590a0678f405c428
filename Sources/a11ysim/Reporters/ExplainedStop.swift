import A11yTree

/// One stop, with the origin of each part of what is said there.
struct ExplainedStop {
  /// The number of the stop, from 1.
  let number: Int
  /// How many stops there are.
  let count: Int
  /// The stop's identifier, else the id of its node.
  let focus: String
  /// What is spoken before the pause.
  let spoken: String
  /// What is said.
  let announcement: Announcement
  /// The parts of what is spoken.
  let segments: [Part]
  /// The sentences of the hint.
  let hint: [Part]
  /// What tells of more to find.
  let cues: [Part]

  /// A part of what is said, with its origin.
  struct Part {
    /// The part, with its text as it is rendered.
    let segment: Announcement.Segment
    /// The element or container from which it comes.
    let node: AccessibilityNode
    /// The texts that a label was gathered from, in order; empty where that is not known.
    let sources: [LabelSource]
    /// What the wording of a phrase of the reader rests on, nil for a text of the app.
    let provenance: Phrases.Provenance?
    /// The language of the words around the app's texts.
    let language: String
  }

  /// Explains the stop at a place of a reading, which must be one of its stops.
  init(
    place: Int, reading: Reading, screen: Screen, rendering: Rendering, explanation: Explanation
  ) {
    let part = { (segment: Announcement.Segment) in
      Part(
        segment: segment, node: reading.tree[segment.node],
        sources: segment.kind == .label ? screen.labelSources(of: segment.node) : [],
        provenance: segment.phrase.map { explanation.phrases[$0].provenance },
        language: explanation.phrases.language)
    }
    number = place + 1
    count = reading.stops.count
    focus = reading.focus(at: place)
    announcement = explanation.announcement
    spoken = announcement.spoken(rendering)
    segments = announcement.parts(rendering).map(part)
    hint = explanation.hint.map(part)
    cues = explanation.cues.map(part)
  }
}

extension ExplainedStop.Part {
  /// By which rule it is said, in words.
  var why: String {
    if sources.count > 1 { return "The element's label is gathered from the texts inside." }
    return SpeechRules.explanation(of: segment.rule) ?? segment.rule
  }

  /// The element as people know it: its label, else its place in the tree.
  var nodeName: String {
    if node.label.isSpoken, let label = node.label { return "“\(label)”" }
    return node.id.path
  }
}
