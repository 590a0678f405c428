import CardA11y

/// A value of a property, with what must stand beside it.
struct PropertySample {
  var name: String
  var value: JSONValue
  var companions: [JSONValue.Member]

  /// Returns a value of each form that a type allows.
  static func values(of type: PropertyType) -> [JSONValue] {
    switch type {
    case .string: ["x"]
    case .number: [1]
    case .integer(let range): [.number(range.lowerBound), .number(range.upperBound)]
    case .bool: [true, false]
    case .word(let words): words.map(JSONValue.string)
    case .strings: [["x", "y"]]
    case .color:
      ["#F16E00", "red", "secondaryLabel", "thinMaterial", ["colors": ["red", "blue"]]]
    case .plainColor: ["#F16E00", "blue"]
    case .view: ["x", ["type": "Text", "text": "x"]]
    case .views: [[], ["x", ["type": "Text", "text": "x"]]]
    case .object(let properties): objects(of: properties).map { JSONValue(.object($0)) }
    case .array(.object(let properties)):
      // Two of them, as a gradient needs.
      [.array(objects(of: properties).prefix(2).map { JSONValue(.object($0)) })]
    case .array(let element): [.array(values(of: element))]
    case .either(.color, .view):
      // A string is a colour there.
      values(of: .color) + [["type": "Text", "text": "x"]]
    case .either(let first, let second): values(of: first) + values(of: second)
    }
  }

  /// Returns the members of one object a value of a property, beside what is required.
  static func objects(of properties: [PropertySchema]) -> [[JSONValue.Member]] {
    let base = required(of: properties)
    let samples = samples(of: properties)
    guard !samples.isEmpty else { return [base] }
    return samples.map { sample in
      sample.companions + [.init(key: sample.name, value: sample.value)]
    }
  }

  /// Returns the values of each property, each with the required others.
  static func samples(of properties: [PropertySchema]) -> [PropertySample] {
    let base = required(of: properties)
    return properties.flatMap { property in
      values(of: property.type).map { value in
        let others = base.filter { $0.key != property.name } + (needs[property.name] ?? [])
        return PropertySample(name: property.name, value: value, companions: others)
      }
    }
  }

  private static func required(of properties: [PropertySchema]) -> [JSONValue.Member] {
    properties.filter { $0.defaultText == nil }.compactMap { property in
      values(of: property.type).last.map { .init(key: property.name, value: $0) }
    }
  }

  private static let colors: [JSONValue.Member] = [.init(key: "colors", value: ["red", "blue"])]

  /// What cannot stand alone.
  private static let needs: [String: [JSONValue.Member]] = [
    "resizable": [.init(key: "name", value: "x")],
    "colorRange": [.init(key: "name", value: "x")],
    "startPoint": colors, "endPoint": colors, "center": colors, "startRadius": colors,
    "endRadius": colors,
    "custom": [.init(key: "size", value: 12)],
    "fixedSize": [.init(key: "custom", value: "x")],
    "reservesSpace": [.init(key: "maximum", value: 2)],
    "secondButton": [.init(key: "firstButton", value: ["label": "x"])],
  ]
}
