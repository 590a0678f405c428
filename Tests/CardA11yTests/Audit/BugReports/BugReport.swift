import CardA11y
import Testing

@testable import A11yTree

/// A public bug report reduced to a small screen, with the screen on which it is repaired.
///
/// The reports are told in our own words; each names where it was made. The inputs are ours.
struct BugReport: Sendable, CustomTestStringConvertible {
  /// Where it was reported.
  let source: String
  /// What was heard or shown, in a few words.
  let title: String
  /// The screen of the report.
  let defect: String
  /// The outcome and the rule of what must be found, in any order.
  let found: [String]
  /// The repaired screen.
  let repaired: String
  /// The budgets of the house in which it is a defect.
  var budgets = Budgets()

  var testDescription: String { "\(source): \(title)" }

  init(
    _ source: String, _ title: String, _ defect: String, finds found: String...,
    repaired: String, budgets: Budgets = Budgets()
  ) {
    self.source = source
    self.title = title
    self.defect = defect
    self.found = found
    self.repaired = repaired
    self.budgets = budgets
  }

  /// Returns what the audit finds, as outcomes and rules.
  func findings(_ outline: String) throws -> [String] {
    var options = Audit.Options()
    options.thresholds.budgets = budgets
    let screens = try RuleExample("", outline).outlines.map { try Outline.parse($0) }
    return Audit.run(screens, options: options).findings.map {
      "\($0.outcome.rawValue) \($0.rule)"
    }
  }
}

extension BugReport {
  /// The reports whose right answer no screen can show, each with the reason.
  static let omitted: [(source: String, reason: String)] = [
    ("facebook/react-native#6560", "identifiers inside of an element are gone by design"),
    ("flutter/flutter#156026", "whether texts become one is the author's choice"),
    ("kiwicom/orbit-swiftui#538", "what a component hides by default is its own"),
    ("microsoft/AdaptiveCards#6951", "that a button is meant to be a checkbox is not said"),
    ("pocketcasts, a dump of its featured card", "what a button acts on is not said"),
    ("microsoft/AdaptiveCards#7028", "a trap is a state of the reader; the walk has none"),
    ("Shopify/polaris-react-archive#12451", "a line through a text is not part of it"),
    ("lionheart/openradar-mirror#4766", "how a name is pronounced is known to people only"),
    ("microsoft/fluentui-apple#829", "what is hidden is no stop here by construction"),
    ("material-components/material-components-ios#3726", "ratios without their colours"),
  ]

  static let all = grouping + images + roles + order + words + sizes + colors
}

struct BugReportTests {
  /// 62 reports were read.
  @Test func everyReportIsShownOrLeftOutForAReason() {
    let sources = BugReport.all.map(\.source) + BugReport.omitted.map(\.source)
    #expect(sources.count == 62 && Set(sources).count == 62)
  }

  @Test(arguments: BugReport.all)
  func whatWasReportedIsFoundAndTheRepairIsClean(report: BugReport) throws {
    let defect = try report.findings(report.defect)
    for finding in report.found {
      #expect(defect.contains(finding), "\(finding) is missing in \(defect)")
    }
    let repaired = try report.findings(report.repaired)
    let rules = report.found.compactMap { $0.split(separator: " ").last }
    for finding in repaired {
      #expect(!finding.hasPrefix("failed") && !finding.hasPrefix("cantTell"), "repaired")
      #expect(!rules.contains { finding.hasSuffix(" \($0)") }, "\(finding) after the repair")
    }
  }
}
