import A11yTree

/// The matrix of a palette as SVG: each cell shows the two colours and their contrast.
struct PaletteDrawing {
  /// The matrix.
  let report: PaletteReport

  private static let cell = (width: 64, height: 32)
  private static let margin = 16
  private static let rowHead = 200
  private static let columnHead = 120

  /// The picture, a document of its own.
  var document: String {
    let count = report.palette.tokens.count
    let width = Self.margin * 2 + Self.rowHead + count * Self.cell.width
    let panel = Self.columnHead + count * Self.cell.height + 48
    let height = Self.margin * 2 + 32 + panel * report.appearances.count
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\" font-family=\"sans-serif\" font-size=\"12\">\n"
    text += " <title>\(report.palette.name.xml): contrast of each row on each column</title>\n"
    text += " <rect width=\"\(width)\" height=\"\(height)\" fill=\"#FFFFFF\"/>\n"
    text += label(report.palette.name, x: Self.margin, y: Self.margin + 16, "font-weight=\"bold\"")
    for (place, appearance) in report.appearances.enumerated() {
      text += panelText(of: appearance, top: Self.margin + 32 + place * panel)
    }
    return text + "</svg>\n"
  }

  private func panelText(of appearance: Appearance, top: Int) -> String {
    var text = label(
      "\(appearance.words), over \(report.page(in: appearance))", x: Self.margin, y: top + 16)
    let left = Self.margin + Self.rowHead
    let first = top + Self.columnHead
    for (column, token) in report.palette.tokens.enumerated() {
      let x = left + column * Self.cell.width + Self.cell.width / 2 + 4
      let turn = "transform=\"rotate(-60 \(x) \(first - 8))\""
      text += label(token.name, x: x, y: first - 8, turn)
    }
    for (row, pairs) in report.pairs(in: appearance).enumerated() {
      let y = first + row * Self.cell.height
      let token = report.palette.tokens[row]
      let hex = token.values[appearance].map { "\($0)" } ?? "none"
      text += label("\(token.name)  \(hex)", x: Self.margin, y: y + 20)
      for (column, pair) in pairs.enumerated() {
        let x = left + column * Self.cell.width
        text += cellText(pair, row, column, appearance, x: x, y: y)
      }
    }
    return text
  }

  private func cellText(
    _ pair: Palette.Pair?, _ row: Int, _ column: Int, _ appearance: Appearance, x: Int, y: Int
  ) -> String {
    guard let pair, let ground = report.palette.tokens[column].values[appearance],
      let front = report.palette.tokens[row].values[appearance]
    else { return "" }
    let back = ground.over(report.page(in: appearance))
    let seen = front.over(back)
    var text = " <rect x=\"\(x)\" y=\"\(y)\" width=\"\(Self.cell.width)\""
    text += " height=\"\(Self.cell.height)\" fill=\"\(back)\" stroke=\"#767676\"/>\n"
    let style =
      switch pair.use {
      case .text: "fill=\"\(seen)\" font-weight=\"bold\""
      case .largeText: "fill=\"\(seen)\""
      // What cannot be read in its own colours is written beside a sign in others.
      case .none:
        "fill=\"\(ContrastRatio(.black, back) > ContrastRatio(.white, back) ? "#000000" : "#FFFFFF")\""
          + " text-decoration=\"line-through\""
      }
    return text + label("\(pair.ratio)", x: x + 8, y: y + 20, style)
  }

  private func label(_ text: String, x: Int, y: Int, _ style: String = "") -> String {
    " <text x=\"\(x)\" y=\"\(y)\"\(style.isEmpty ? "" : " " + style)>\(text.xml)</text>\n"
  }
}

extension String {
  /// The text with what XML would read as signs taken as it is.
  fileprivate var xml: String {
    var result = ""
    for scalar in escaped().unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
