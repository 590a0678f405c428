import A11yTree
import CardA11y

/// The findings of a scenario that are one defect of a component.
struct FindingCluster {
  /// What they have in common, nil for a finding that stands for itself.
  let defect: DefectIdentity?
  /// Why they do not count, nil where they do.
  let excuse: Excuse?
  /// Whether their entries in the baseline have expired.
  let isExpired: Bool
  /// The findings, as they stand in the report; one at least.
  private(set) var findings: [Finding]
  /// Their places in the report.
  private(set) var places: [Int]

  /// The finding that speaks for all.
  var first: Finding { findings[0] }
  /// In how many elements the defect occurs.
  var count: Int { findings.count }

  fileprivate init(_ finding: Finding, at place: Int, _ key: Key) {
    defect = key.defect
    excuse = key.excuse
    isExpired = key.isExpired
    findings = [finding]
    places = [place]
  }

  fileprivate mutating func add(_ finding: Finding, at place: Int) {
    findings.append(finding)
    places.append(place)
  }

  fileprivate struct Key: Hashable {
    var defect: DefectIdentity?
    var excuse: Excuse?
    var isExpired: Bool
  }
}

extension AuditedScenario {
  /// The findings, those of one defect drawn together, in the order of the first of each.
  var clusters: [FindingCluster] {
    var clusters: [FindingCluster] = []
    var known: [FindingCluster.Key: Int] = [:]
    for (place, finding) in report.findings.enumerated() {
      let key = FindingCluster.Key(
        defect: DefectIdentity(finding), excuse: excuses[place], isExpired: expired.contains(place))
      if key.defect != nil, let cluster = known[key] {
        clusters[cluster].add(finding, at: place)
      } else {
        known[key] = clusters.count
        clusters.append(FindingCluster(finding, at: place, key))
      }
    }
    return clusters
  }
}

/// A defect that occurs in several elements of a run, and what it costs to put it right: one place.
struct SharedDefect {
  /// What the findings have in common.
  let identity: DefectIdentity
  /// In how many elements it occurs and counts.
  private(set) var count = 0
  /// The scenarios in which it does, in the order of the run.
  private(set) var scenarios: [String] = []

  /// The shared defects of a run, those that are excused left out.
  static func all(in scenarios: [AuditedScenario]) -> [SharedDefect] {
    var defects: [SharedDefect] = []
    var places: [DefectIdentity: Int] = [:]
    for scenario in scenarios {
      for cluster in scenario.clusters where cluster.excuse == nil {
        guard let identity = cluster.defect else { continue }
        let place = places[identity] ?? defects.count
        if place == defects.count {
          places[identity] = place
          defects.append(SharedDefect(identity: identity))
        }
        defects[place].count += cluster.count
        if defects[place].scenarios.last != scenario.path {
          defects[place].scenarios.append(scenario.path)
        }
      }
    }
    return defects.filter { $0.count > 1 }
  }

  /// The most places that are named.
  private static let mostPlaces = 3

  /// Returns where else it occurs, behind the first finding of a scenario's cluster.
  func words(from cluster: FindingCluster) -> String {
    let others = cluster.findings.dropFirst().compactMap { $0.location?.text }
    var parts = Array(others.prefix(Self.mostPlaces))
    if others.count > Self.mostPlaces { parts.append("… \(others.count - Self.mostPlaces) more") }
    let further = scenarios.dropFirst().prefix(Self.mostPlaces)
    if !further.isEmpty {
      let rest = scenarios.count - 1 - further.count
      parts.append(
        "in \(further.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : ""))
    }
    return "\(count) times at one place: \(identity.place)"
      + (parts.isEmpty ? "" : "; also \(parts.joined(separator: ", "))")
  }

  /// The defect for machines.
  var value: JSONValue {
    .object([
      .init("rule", .string(identity.rule)), .init("outcome", .string(identity.outcome.rawValue)),
      .init("component", .string(identity.component)), .init("place", .string(identity.place)),
      .init("count", .number(count)), .init("scenarios", .strings(scenarios)),
    ])
  }
}
