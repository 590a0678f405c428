import A11yTree
import CardA11y

/// What became of every mutant of a run.
struct MutationSummary {
  /// The scenarios, in the order of the files.
  var scenarios: [Entry] = []
  /// Why others could not be broken.
  var errors: [InputError] = []
  /// How many mutants can be made, of which a sample may have been taken.
  var made = 0

  /// A scenario with its mutants.
  struct Entry {
    /// The file of the scenario.
    let path: String
    /// The name of the scenario, nil where it has none.
    let name: String?
    /// The mutants, by kind and then in the order of the elements.
    var results: [MutantResult] = []
  }

  /// Every mutant.
  var results: [MutantResult] { scenarios.flatMap(\.results) }
  /// How they count.
  var score: MutationScore { MutationScore(results) }

  /// How the mutants of each kind count, in the order of the kinds, those that were not made left
  /// out.
  var kinds: [(kind: MutationKind, score: MutationScore)] {
    var groups: [String: [MutantResult]] = [:]
    for result in results { groups[result.kind.name, default: []].append(result) }
    return Mutation.kinds.compactMap { kind in
      groups[kind.name].map { (kind, MutationScore($0)) }
    }
  }

  /// How many mutants each kind of killer has killed.
  var killers: [(means: MutantResult.Killer.Means, count: Int)] {
    MutantResult.Killer.Means.allCases.compactMap { means in
      let count = results.count { $0.killers.contains { $0.means == means } }
      return count == 0 ? nil : (means, count)
    }
  }
}
