import A11yTree
import CardA11y

extension ReaderProfile {
  /// The reader for machines, in the form of a scenario's `reader`.
  var value: JSONValue {
    .object([
      .init("profile", .string(name)),
      .init(
        "verbosity",
        .object([
          .init("hints", .bool(verbosity.hints)), .init("actions", .bool(verbosity.actions)),
          .init("moreContent", .bool(verbosity.moreContent)),
          .init("controls", .string(verbosity.controls.rawValue)),
          .init("tableHeaders", .bool(verbosity.tableHeaders)),
          .init("rowAndColumnNumbers", .bool(verbosity.rowAndColumnNumbers)),
          .init("containerDescriptions", .bool(verbosity.containerDescriptions)),
        ])),
      .init("nativeTraitsOnly", .bool(nativeTraitsOnly)),
    ])
  }
}
