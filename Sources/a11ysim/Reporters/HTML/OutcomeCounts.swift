/// How many findings have which outcome.
struct OutcomeCounts {
  /// What they have in common.
  let name: String
  /// How many failed.
  var failed = 0
  /// How many a person has to judge.
  var cantTell = 0
  /// How many are advice.
  var advice = 0

  /// How many there are.
  var total: Int { failed + cantTell + advice }

  /// Returns a row for each name, the gravest first.
  static func rows(
    of findings: [PageFinding], by name: (PageFinding) -> String
  ) -> [OutcomeCounts] {
    var rows: [OutcomeCounts] = []
    var places: [String: Int] = [:]
    for finding in findings {
      let name = name(finding)
      let place = places[name] ?? rows.count
      if place == rows.count {
        places[name] = place
        rows.append(OutcomeCounts(name: name))
      }
      switch finding.group {
      case .failed: rows[place].failed += 1
      case .cantTell: rows[place].cantTell += 1
      case .advice: rows[place].advice += 1
      case .excused: break
      }
    }
    return rows.sorted {
      ($1.failed, $1.cantTell, $1.advice, $0.name) < ($0.failed, $0.cantTell, $0.advice, $1.name)
    }
  }

  /// Returns a bar as long as the share of the longest row; the numbers stand beside it.
  func bar(of most: Int) -> String {
    var writer = SVGWriter()
    writer.element(
      "svg",
      [
        ("class", "bar"), ("viewBox", "0 0 \(max(most, 1)) 1"), ("preserveAspectRatio", "none"),
        ("aria-hidden", "true"),
      ]
    ) { writer in
      var x = 0
      for (kind, count) in [("failed", failed), ("cantTell", cantTell), ("advice", advice)]
      where count > 0 {
        writer.leaf(
          "rect",
          [
            ("class", kind), ("x", "\(x)"), ("y", "0"), ("width", "\(count)"), ("height", "1"),
          ])
        x += count
      }
    }
    return writer.text
  }
}
