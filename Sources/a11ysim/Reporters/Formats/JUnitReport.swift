import A11yTree
import CardA11y

/// An audit as JUnit XML: a suite a file, a test a judgement.
///
/// The tests of a scenario are that it was measured, each rule that is about something in it, or
/// in its place each of its findings, each expectation and each golden. What fails the run is a
/// failure, what could not be read an error; what a person has to judge, and what is lived with,
/// is skipped; advice and what a scenario is there to show pass and are told as output. Jenkins'
/// schema (junit-10.xsd) takes it; GitLab's lines are not in that and have to be asked for.
struct JUnitReport {
  /// The entries of the audit.
  let entries: AuditEntries
  /// Whether each test names its file and its line.
  var hasLocations = false

  /// The report; it names no times, as they would make each run another text.
  var text: String {
    let suites = JUnitSuite.all(of: entries)
    var writer = XMLWriter()
    let counts: [XMLWriter.Attribute] = [
      ("tests", "\(suites.map(\.cases.count).reduce(0, +))"),
      ("failures", "\(suites.map { $0.count(of: "failure") }.reduce(0, +))"),
      ("errors", "\(suites.map { $0.count(of: "error") }.reduce(0, +))"),
    ]
    writer.element("testsuites", [("name", "a11ysim")] + counts) { writer in
      for suite in suites { add(suite, to: &writer) }
    }
    return XMLWriter.declaration + writer.text
  }

  private func add(_ suite: JUnitSuite, to writer: inout XMLWriter) {
    writer.element(
      "testsuite",
      [
        ("name", suite.path.escaped()), ("tests", "\(suite.cases.count)"),
        ("failures", "\(suite.count(of: "failure"))"), ("errors", "\(suite.count(of: "error"))"),
        ("skipped", "\(suite.count(of: "skipped"))"), ("file", suite.path.escaped()),
      ]
    ) { writer in
      for test in suite.cases { add(test, of: suite, to: &writer) }
    }
  }

  private func add(_ test: JUnitSuite.Case, of suite: JUnitSuite, to writer: inout XMLWriter) {
    var attributes = [("name", test.name.escaped()), ("classname", suite.className.escaped())]
    if hasLocations {
      attributes.append(("file", (test.place?.path ?? suite.path).escaped()))
      if let line = test.place?.line { attributes.append(("line", "\(line)")) }
    }
    guard let result = test.result else { return writer.leaf("testcase", attributes) }
    writer.element("testcase", attributes) { writer in
      // GitLab shows the text, others the attribute.
      let words = [("message", result.message.escaped()), ("type", result.type)]
      writer.leaf(result.element, result.element == "system-out" ? [] : words, lines: result.body)
    }
  }
}
