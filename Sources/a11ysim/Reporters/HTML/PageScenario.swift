import A11yTree
import CardA11y

/// A scenario of a page, with the names of the places that links lead to.
///
/// A name stays the same as long as what it names does, whatever else is on the page: people put
/// links into tickets (ours).
struct PageScenario {
  /// Its place among the scenarios, which begins the names that no link from outside leads to.
  let number: Int
  /// What the audit of it came to.
  let audited: AuditedScenario
  /// The name of its place.
  let anchor: String
  /// What was found, one entry a defect.
  let findings: [PageFinding]
  /// Its environments in words.
  let words: EnvironmentWords

  /// What it is called.
  var title: String { audited.name ?? audited.path }

  /// Returns the scenarios of an audit.
  static func all(in audit: AuditSummary) -> [PageScenario] {
    var names = AnchorNames()
    return audit.scenarios.enumerated().map { number, scenario in
      let failing = Set(scenario.failing).union(scenario.expired)
      return PageScenario(
        number: number, audited: scenario,
        anchor: names.unique("scenario-" + scenario.path.slug),
        findings: scenario.clusters.map { cluster in
          PageFinding(
            cluster: cluster, anchor: names.unique(cluster.anchor(in: scenario)),
            fails: cluster.places.contains(where: failing.contains))
        },
        words: EnvironmentWords(scenario.environments))
    }
  }

  /// Returns how many findings stand in a group.
  func count(of group: PageFinding.Group) -> Int {
    findings.count { $0.group == group }
  }
}

/// A finding of a page.
struct PageFinding {
  /// The findings that are one defect.
  let cluster: FindingCluster
  /// The name of its place.
  let anchor: String
  /// Whether it fails the audit.
  let fails: Bool

  /// Where it stands on the page.
  enum Group: String, CaseIterable {
    case failed, cantTell, advice, excused
  }

  /// Where it stands on the page.
  var group: Group {
    guard cluster.excuse == nil else { return .excused }
    return Group(rawValue: cluster.first.outcome.rawValue) ?? .advice
  }

  /// The type of the component in which it was found, nil outside of any.
  var component: String? { cluster.defect?.component }
}

extension FindingCluster {
  /// Returns the name of its place: the rule, and by what the defect is known again.
  fileprivate func anchor(in scenario: AuditedScenario) -> String {
    let identity = [
      scenario.path, first.rule, defect?.place ?? first.element.id.path, first.evidence,
    ]
    return "finding-\(first.rule)-" + SHA256.hex(identity.joined(separator: "\u{0}"), digits: 8)
  }
}

/// Names that were given out already.
private struct AnchorNames {
  private var taken: Set<String> = []

  /// Returns a name, with a number where it was given out already.
  mutating func unique(_ name: String) -> String {
    var result = name
    var number = 1
    while !taken.insert(result).inserted {
      number += 1
      result = "\(name)-\(number)"
    }
    return result
  }
}

extension String {
  /// The path of a scenario with nothing but letters, digits and hyphens.
  fileprivate var slug: String {
    let ending = [".scenario.json", ".json"].first { hasSuffix($0) } ?? ""
    var result = ""
    for scalar in dropLast(ending.count).lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
    }
    return result.hasSuffix("-") ? String(result.dropLast()) : result
  }
}
