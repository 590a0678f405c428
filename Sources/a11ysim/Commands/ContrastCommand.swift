import A11yTree

extension CommandSpec {
  /// `a11ysim contrast FG BG`.
  static let contrast = CommandSpec(
    name: "contrast", summary: "measures the contrast of two colours",
    operands: Operands(
      synopsis: "FG BG", minimum: 2, maximum: 2,
      hint: "; in a shell, a colour with # stands in quotes: '#F16E00'"),
    details: [
      "Colours are written as in CSS: '#F16E00', 'rgb(241 110 0)', 'white'. The ratio is compared "
        + "unrounded and shown with two decimals, rounded down."
    ],
    options: [OptionGroup(title: "Check", options: [.require]), .output]
  ) { invocation throws(UsageError) in
    let plan = try OutputPlan(invocation)
    var colors: [SRGBColor] = []
    for operand in invocation.operands {
      do throws(ColorParseError) {
        colors.append(try SRGBColor(parsing: operand))
      } catch {
        throw invocation.usageError(error.description)
      }
    }
    guard let foreground = colors.first, let background = colors.last else {
      throw invocation.usageError("contrast needs two colours")
    }
    let report = ContrastReport(
      foreground: foreground, background: background,
      requirement: invocation[.require].flatMap(requirement))
    var result = CommandResult(status: report.isSufficient ? .passed : .found)
    plan.deliver(
      into: &result, console: invocation.console, page: report.page, value: report.value)
    return result
  }

  private static func requirement(_ name: String) -> ContrastRequirement? {
    switch name {
    case "aa": .aaText
    case "aa-large": .aaLargeText
    case "aaa": .aaaText
    case "non-text": .nonText
    default: nil
    }
  }
}

extension OptionSpec {
  fileprivate static let require = OptionSpec(
    name: "require", value: .choice(["aa", "aa-large", "aaa", "non-text"]),
    summary: "exit with 1 where the pair has less")
}
