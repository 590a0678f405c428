import A11yTree

/// The JSON Schema of raw nodes.
package enum TreeSchema {
  /// A node; a root is one as well.
  package static var node: JSONValue {
    let members = TreeReader.keys.map { JSONValue.Member(key: $0, value: type(of: $0)) }
    return [
      "type": "object", "properties": JSONValue(.object(members)), "additionalProperties": false,
    ]
  }

  private static func type(of key: String) -> JSONValue {
    switch key {
    case "traits":
      [
        "type": "array",
        "items": [
          "enum": .strings(AccessibilityTraits.names.map(\.name).filter { $0 != "modal" })
        ],
      ]
    case "frame", "layoutFrame": numbers(4)
    case "declaredFrame":
      ["type": "array", "items": ["anyOf": [["type": "number"], ["enum": ["nan", "inf"]]]]]
    case "activationPoint": numbers(2)
    case "path": ["type": ["boolean", "array"]]
    case "sortPriority": ["type": "number"]
    case "inputLabels", "innerControls", "hiddenPictures": strings
    case "customActions":
      [
        "type": "array",
        "items": ["anyOf": [text, object(["name": text, "action": text], required: ["name"])]],
      ]
    case "adjustment": object(["increment": text, "decrement": text])
    case "textLinks": list(["label": text, "action": text], required: ["label"])
    case "headingLevel": ["type": "integer", "minimum": 1, "maximum": 6]
    case "scroll": scroll
    case "customContent":
      list(
        ["label": text, "value": text, "important": flag], required: ["label", "value"])
    case "customRotors":
      list(
        ["name": text, "results": strings, "unbounded": flag, "targets": strings],
        required: ["name"])
    case "container": container
    case "cell": cell
    case "children": ["type": "array", "items": ["$ref": "#/$defs/node"]]
    case "isElement", "hidden", "elementsHidden", "modal", "groupsChildren", "orderedElements",
      "clipsToBounds", "interactive", "itemIsEnabled", "expanded", "looksInteractive",
      "madeForColumns":
      flag
    default: text
    }
  }

  private static let text: JSONValue = ["type": "string"]
  private static let flag: JSONValue = ["type": "boolean"]
  private static let strings: JSONValue = ["type": "array", "items": ["type": "string"]]
  private static let place: JSONValue = ["type": "integer", "minimum": 0]
  private static let placeOrNull: JSONValue = ["type": ["integer", "null"], "minimum": 0]

  private static func numbers(_ count: Int) -> JSONValue {
    [
      "type": "array", "items": ["type": "number"], "minItems": .number(count),
      "maxItems": .number(count),
    ]
  }

  private static func object(_ properties: JSONValue, required: [String] = []) -> JSONValue {
    .object([
      "type": "object", "properties": properties,
      "required": required.isEmpty ? nil : .strings(required), "additionalProperties": false,
    ])
  }

  private static func list(_ properties: JSONValue, required: [String]) -> JSONValue {
    ["type": "array", "items": object(properties, required: required)]
  }

  private static var scroll: JSONValue {
    let length: JSONValue = [
      "type": "number", "minimum": .number(TreeDoingReader.lengths.lowerBound),
      "maximum": .number(TreeDoingReader.lengths.upperBound),
    ]
    return object(
      [
        "axis": ["enum": .strings(AccessibilityNode.Scroll.Axis.allCases.map(\.rawValue))],
        "contentLength": length, "viewportLength": length, "offset": length, "status": text,
      ], required: ["contentLength", "viewportLength"])
  }

  private static var container: JSONValue {
    let headers: JSONValue = ["type": "object", "additionalProperties": strings]
    return object(
      [
        "kind": ["enum": .strings(AccessibilityContainer.Kind.allCases.map(\.rawValue))],
        "label": text, "rows": place, "columns": place, "rowHeaders": headers,
        "columnHeaders": headers, "system": flag, "items": strings, "inconsistent": flag,
      ], required: ["kind"])
  }

  private static var cell: JSONValue {
    let span: JSONValue = ["type": "integer", "minimum": 1]
    return object([
      "row": placeOrNull, "column": placeOrNull, "rowSpan": span, "columnSpan": span,
      "tableRow": placeOrNull,
    ])
  }
}
