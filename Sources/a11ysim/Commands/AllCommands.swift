extension CommandSpec {
  /// Every command, in the order of the help.
  static let all: [CommandSpec] = [
    audit, transcript, play, explain, tree, effort, sizes, render, contrast, rules, mutate,
    baseline, diff, profile, config, initFiles, voices, schema, bench, completions, man,
  ]
}
