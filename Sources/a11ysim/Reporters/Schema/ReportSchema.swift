import CardA11y

/// The JSON Schema of everything that commands write with `--format json`.
enum ReportSchema {
  /// A document that a command writes.
  struct Document {
    /// What it is called, after the command that writes it.
    let name: String
    /// What it is, in a few words.
    let title: String
    /// Its shape.
    let schema: JSONValue

    /// Describes a document.
    init(_ name: String, _ title: String, _ schema: JSONValue) {
      self.name = name
      self.title = title
      self.schema = schema
    }
  }

  /// Every document, in the order of the commands in the help.
  static var documents: [Document] { audits + comparisons + transcripts + figures + catalogues }

  /// The names of the documents.
  static var names: [String] { documents.map(\.name) }

  /// Returns the schema of one document, or of all of them; nil for a name that none has.
  static func schema(of name: String? = nil) -> JSONValue? {
    let documents = documents
    let chosen = documents.filter { name == nil || $0.name == name }
    guard !chosen.isEmpty else { return nil }
    return .object([
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", .string(chosen.count == 1 ? chosen[0].title : "A report of a11ysim")),
      .init("anyOf", .array(chosen.map { Shape.named($0.name) })),
      .init(
        "$defs",
        .object(
          Shape.shared.map { .init($0.0, $0.1) }
            + (name == nil ? documents : chosen).map {
              .init($0.name, $0.schema.described($0.title))
            })),
    ])
  }
}
