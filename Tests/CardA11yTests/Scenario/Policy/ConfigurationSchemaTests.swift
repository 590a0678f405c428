import CardA11y
import Testing

/// The published schema and the reader agree on whole configurations.
struct ConfigurationSchemaTests {
  private let schema = JSONSchemaValidator(root: ConfigurationSchema.schema())

  @Test(arguments: [
    "{}",
    #"{"$schema": "s", "thresholds": "android-parity", "largeText": "apple", "failOn": "advice"}"#,
    #"{"rules": {"dt-truncates": "off", "label-in-name": "on"}, "budgets": {"stopsPerCard": 0}}"#,
    #"{"assets": ["Assets.xcassets"]}"#,
  ])
  func bothAccept(text: String) throws {
    #expect(isRead(text))
    #expect(schema.accepts(try JSONParser.parse(Array(text.utf8))))
  }

  @Test(arguments: [
    "[]", #"{"treshold": "apple"}"#, #"{"thresholds": "wcag"}"#, #"{"largeText": 18}"#,
    #"{"failOn": "passed"}"#, #"{"failOn": null}"#, #"{"rules": {"dt-truncate": "off"}}"#,
    #"{"rules": {"dt-truncates": "failed"}}"#, #"{"rules": []}"#,
    #"{"budgets": {"stops": 3}}"#, #"{"budgets": {"stopsPerCard": -1}}"#,
    #"{"budgets": {"stopsPerCard": 2.5}}"#, #"{"assets": "Assets.xcassets"}"#,
    #"{"expect": []}"#,
  ])
  func bothRefuse(text: String) throws {
    #expect(!isRead(text))
    #expect(!schema.accepts(try JSONParser.parse(Array(text.utf8))))
  }

  private func isRead(_ text: String) -> Bool {
    (try? AuditConfiguration(Array(text.utf8), path: "c.json")) != nil
  }
}
