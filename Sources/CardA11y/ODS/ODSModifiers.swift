/// Modifiers that know the Orange design system, in scenario files.
extension ModifierSchema {
  static let ods: [ModifierSchema] = [odsFont, buttonStyle]

  private static let odsFont = ModifierSchema(
    "odsFont", .words(ODSFontStyle.self), "Gives the texts inside a font of Orange's."
  ) { view, reader, _ throws(InputError) in
    view.odsFont(try reader.word())
  }

  private static let odsButtonStyle: [PropertySchema] = [
    .required("emphasis", .words(ODSButtonEmphasis.self), "how much the buttons stand out")
  ]

  private static let buttonStyle = ModifierSchema(
    "buttonStyle", .either(.word(["plain"]), .object(odsButtonStyle)),
    "Gives the buttons inside a style: the plain one, or Orange's of an emphasis."
  ) { view, reader, _ throws(InputError) in
    if case .object = reader.value.content {
      let object = try reader.object(keys: odsButtonStyle.map(\.name))
      return view.buttonStyle(
        ODSButtonStyle(emphasis: try object.required("emphasis").word()))
    }
    return view.buttonStyle(try reader.named(["plain": PlainButtonStyle()]))
  }
}
