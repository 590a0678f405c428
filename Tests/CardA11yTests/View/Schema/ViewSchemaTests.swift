import CardA11y
import Testing

/// The tables say what the reader takes: every property is read, in every form it promises, and
/// the JSON Schema that is made of them agrees.
@MainActor
struct ViewSchemaTests {
  private let reader = ViewRegistry.reader
  private let schema = JSONSchemaValidator(root: ScenarioSchema.schema())

  private func scenario(_ view: JSONValue) -> JSONValue { ["screen": [view]] }

  private func object(_ members: [JSONValue.Member]) -> JSONValue { JSONValue(.object(members)) }

  /// Reads a view and compiles it, as a scenario does.
  @discardableResult
  private func compile(_ view: JSONValue) throws(InputError) -> Screen {
    let bytes = Array(JSONWriter.compact(scenario(view)).utf8)
    let read = try ScenarioReader.read(bytes, path: "x.scenario.json")
    return ScenarioRunner.screen(of: read, in: read.environment)
  }

  private func isRead(_ view: JSONValue) -> Bool { (try? compile(view)) != nil }

  private func views(of schema: ViewSchema) -> [JSONValue] {
    PropertySample.objects(of: schema.properties).map {
      object([.init(key: "type", value: .string(schema.name))] + $0)
    }
  }

  @Test func everyPropertyTakesWhatItsTablePromises() {
    for view in reader.views {
      for sample in views(of: view) where view.name != "Image" || sample["label"] == nil {
        do throws(InputError) {
          let screen = try compile(sample)
          #expect(screen.violations() == [])
        } catch {
          Issue.record("\(JSONWriter.compact(sample)): \(error)")
        }
        #expect(schema.accepts(scenario(sample)), "\(JSONWriter.compact(sample))")
      }
    }
  }

  /// A property that nothing reads would take anything.
  @Test func everyPropertyRefusesWhatIsOfAnotherKind() {
    let wrong: JSONValue = ["?": []]
    for view in reader.views {
      for sample in PropertySample.samples(of: view.properties) {
        let members =
          [.init(key: "type", value: .string(view.name)), .init(key: sample.name, value: wrong)]
          + sample.companions
        #expect(!isRead(object(members)), "\(view.name).\(sample.name)")
        #expect(!schema.accepts(scenario(object(members))), "\(view.name).\(sample.name)")
      }
    }
  }

  @Test func everyModifierTakesWhatItsTablePromises() {
    for modifier in reader.modifiers {
      for value in PropertySample.values(of: modifier.type) {
        let members: [JSONValue.Member] = [
          .init(key: "type", value: "Text"), .init(key: "text", value: "x"),
        ]
        let entry = object([.init(key: modifier.name, value: value)])
        var forms = [object(members + [.init(key: "modifiers", value: [entry])])]
        if modifier.isKey {
          forms.append(object(members + [.init(key: modifier.name, value: value)]))
        }
        for form in forms {
          do throws(InputError) {
            #expect(try compile(form).violations() == [])
          } catch {
            Issue.record("\(JSONWriter.compact(form)): \(error)")
          }
          #expect(schema.accepts(scenario(form)), "\(JSONWriter.compact(form))")
        }
      }
    }
  }

  @Test func everyModifierRefusesWhatIsOfAnotherKind() {
    for modifier in reader.modifiers {
      let entry = object([.init(key: modifier.name, value: ["?": []])])
      let view: JSONValue = ["type": "Text", "text": "x", "modifiers": [entry]]
      #expect(!isRead(view), "\(modifier.name)")
      #expect(!schema.accepts(scenario(view)), "\(modifier.name)")
    }
  }

  @Test func unknownKeysAreRefusedByBoth() {
    for view in reader.views {
      let sample = views(of: view).first ?? nil
      guard case .object(let members) = sample.content else {
        Issue.record("\(view.name) has no sample")
        continue
      }
      let mistyped = object(members + [.init(key: "unheardOf", value: true)])
      #expect(!isRead(mistyped), "\(view.name)")
      #expect(!schema.accepts(scenario(mistyped)), "\(view.name)")
    }
  }

  @Test func namesAreUniqueAndTheTablesSayWhatIsRequired() {
    let names = reader.views.map(\.name) + reader.modifiers.map(\.name)
    #expect(Set(names).count == names.count)
    let required = reader.views.flatMap { view in
      view.properties.filter { $0.defaultText == nil }.map { "\(view.name).\($0.name)" }
    }
    // DESIGN §5: title of ODS cards, text of Text and DSBadge, initials, label, content.
    #expect(
      Set(required).isSuperset(of: [
        "ODSCardVerticalImageFirst.title", "ODSCardVerticalHeaderFirst.title",
        "ODSCardHorizontal.title", "ODSCardSmall.title", "Text.text", "DSBadge.text",
        "DSAvatar.initials", "Button.label", "DSButton.label", "VStack.content", "DSCard.content",
      ]))
  }

  @Test func theReferenceNamesEveryViewPropertyAndModifier() {
    let text = ScenarioReference.markdown()
    for view in reader.views {
      #expect(text.contains("\n## \(view.name)\n"))
      for property in view.properties { #expect(text.contains("\n| `\(property.name)` | ")) }
    }
    for modifier in reader.modifiers { #expect(text.contains("\n| `\(modifier.name)` | ")) }
    #expect(text.contains("| `title` | a string | required | the title of the card |"))
  }
}
