/// What other standards say of a success criterion (facts: platform.md §6; data: wcag-map.json).
///
/// Sources: EN 301 549 V3.2.1, clause 11; RGAA 4.1 (DISIC/RGAA, criteres.json), every criterion
/// that cites the success criterion, which is no equivalence: it is a method for sites; RAAM 1.1
/// (accessibility-luxembourg/ReferentielAccessibiliteMobile, criteres.json), for apps.
public struct CriterionMapping: Hashable, Sendable {
  /// Further clauses of EN 301 549 V3.2.1 that ask for the same.
  public let relatedClauses: [String]
  /// The criteria of RGAA 4.1 that cite it.
  public let rgaa: [String]
  /// The criteria of RAAM 1.1 that cite it.
  public let raam: [String]

  /// Returns the mapping of a criterion's number, nil where none is known here.
  public static func of(_ number: String) -> CriterionMapping? { all[number] }

  private static let all: [String: CriterionMapping] = {
    var all: [String: CriterionMapping] = [:]
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: "|")).map(numbers)
      guard columns.count == 4, let number = columns[0].first else { continue }
      all[number] = CriterionMapping(
        relatedClauses: columns[1], rgaa: columns[2], raam: columns[3])
    }
    return all
  }()

  private static func numbers(_ column: Substring.UTF8View) -> [String] {
    column.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "-" }
  }

  /// Criterion, related clauses, RGAA, RAAM; `-` for none.
  private static let table = """
    1.1.1 | - | 1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.9 4.7 4.8 4.9 6.1 6.2 7.2 10.2 13.3 13.4 13.5 \
    13.6 | 1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.9 8.1
    1.3.1 | 11.5.2.6 11.5.2.9 | 3.1 5.1 5.2 5.4 5.5 5.6 5.7 5.8 7.3 8.9 9.1 9.2 9.3 9.4 10.1 \
    10.2 11.1 11.5 11.6 11.7 11.8 12.6 13.3 13.4 | 2.1 4.1 4.2 4.3 4.4 4.5 5.2 6.2 7.1 8.1
    1.3.2 | 11.5.2.10 | 5.3 8.10 10.1 10.3 10.8 13.3 13.4 | 10.2
    1.4.1 | - | 3.1 10.6 10.7 10.9 10.10 | 2.1 8.3 8.4 8.5 8.6
    1.4.3 | 11.7 | 3.2 10.5 | 2.2 2.4
    1.4.4 | 11.7 11.5.2.3 | 10.4 | 8.2
    1.4.6 | - | - | -
    1.4.11 | - | 3.3 | 2.3 2.4
    1.4.12 | - | 10.12 | -
    2.1.1 | - | 4.11 4.12 7.3 10.14 12.9 12.11 | 3.13 5.2 10.3
    2.4.3 | - | 10.3 12.7 12.8 13.3 13.4 | 10.1 10.2
    2.4.4 | - | 6.1 6.2 | 5.1
    2.4.6 | - | 9.1 11.1 11.2 | 7.1 9.1 9.3
    2.5.3 | 11.5.2.8 | 6.1 7.1 11.2 11.9 | 5.1 9.3 9.5
    2.5.5 | - | - | -
    2.5.7 | - | - | -
    2.5.8 | - | - | -
    3.1.2 | - | 8.7 8.8 | -
    3.2.4 | - | 11.3 | -
    4.1.2 | 11.5.2.3 11.5.2.5 11.5.2.7 11.5.2.8 11.5.2.11 11.5.2.16 | 1.2 1.3 1.9 2.1 2.2 4.13 \
    5.3 7.1 7.2 8.2 9.1 10.8 11.1 11.9 12.6 13.3 13.4 | 5.1 7.1 9.2 9.5
    4.1.3 | 11.5.2.15 | 7.5 | 5.4
    """
}

extension SuccessCriterion {
  /// What other standards say of it, nil where that is not known here.
  public var mapping: CriterionMapping? { .of(number) }
}
