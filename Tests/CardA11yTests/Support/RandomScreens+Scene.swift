import A11yTree

/// What random nodes paint.
extension RandomScreens {
  /// Returns what is painted by the nodes of a tree, back to front.
  mutating func items(in tree: AccessibilityTree) -> [SceneItem] {
    var items: [SceneItem] = []
    for place in 0..<tree.count {
      let owners = [place] + Array(tree.ancestors(of: place))
      for _ in 0..<random.integer(0...2) {
        let owner = random.pick(owners, or: place)
        var item = SceneItem(
          owner: owner, precedingNodes: place + 1,
          frame: random.oneIn(2) ? tree[owner].frame : rect(), content: content())
        if random.oneIn(4) {
          item.clip = SceneItem.Clip(frame: rect(), cornerRadius: random.oneIn(2) ? 0 : number())
        }
        if random.oneIn(4) { item.source = source() }
        if random.oneIn(4) { item.room = rect() }
        if random.oneIn(4) { item.groups = groups() }
        if random.oneIn(8) { item.purpose = random.pick(PaintPurpose.allCases, or: .focus) }
        items.append(item)
      }
    }
    return items
  }

  private mutating func content() -> SceneItem.Content {
    switch random.integer(0...2) {
    case 0: .text(textRun())
    case 1: .shape(shape())
    default: .image(image())
    }
  }

  private mutating func textRun() -> TextRun {
    var font = ResolvedFont(size: number())
    if random.oneIn(2) { font.declaredSize = number() }
    font.weight = random.pick([100, 200, 300, 400, 500, 600, 650, 700, 800, 900], or: 400)
    let style = random.pick(TextStyle.allCases, or: .body)
    if random.oneIn(4) { font.name = text() }
    font.scaling = random.pick([.fixed, .relative(to: style), .textStyle(style)], or: .fixed)
    var run = TextRun(text: text(), font: font)
    if random.oneIn(2) { run.color = color() }
    if random.oneIn(4) { run.pattern = pattern() }
    run.isUnderlined = random.oneIn(4)
    if random.oneIn(2) { run.backdrop = backdrop() }
    if random.oneIn(2) { run.lineCount = random.integer(0...4) }
    if random.oneIn(2) { run.lineLimit = random.integer(1...4) }
    if random.oneIn(2) { run.neededLines = random.integer(0...6) }
    run.truncation = random.pick([.none, .possible, .certain], or: .none)
    run.tearsWords = random.oneIn(4)
    if random.oneIn(4) { run.minimumScaleFactor = number() }
    if random.oneIn(4) { run.scaleFactor = number() }
    if random.oneIn(4) { run.lines = [textLine(), textLine()] }
    return run
  }

  private mutating func textLine() -> TextLine {
    TextLine(text: text(), x: number(), baseline: number(), width: number())
  }

  private mutating func backdrop() -> Backdrop {
    switch random.integer(0...3) {
    case 0: .unknown(random.pick(Backdrop.Reason.allCases, or: .image))
    case 1: .colors([])
    case 2: .range([color(), color()], random.pick(Backdrop.Reason.allCases, or: .gradient))
    default: .colors([color(), color()])
    }
  }

  private mutating func shape() -> ShapeItem {
    ShapeItem(
      form: random.pick(
        [.rectangle(cornerRadius: 0), .rectangle(cornerRadius: number()), .capsule, .ellipse],
        or: .capsule),
      fill: random.oneIn(2) ? color() : nil, pattern: random.oneIn(4) ? pattern() : nil,
      stroke: random.oneIn(2) ? color() : nil, strokePattern: random.oneIn(4) ? pattern() : nil,
      strokeWidth: random.pick([0, 1, 2.5], or: 0), shadowRadius: random.pick([0, 4], or: 0))
  }

  private mutating func image() -> ImageItem {
    ImageItem(
      name: text(), source: random.pick([.asset, .symbol, .remote], or: .asset),
      isDecorative: random.oneIn(2), tint: random.oneIn(2) ? color() : nil,
      colors: random.oneIn(4) ? [color(), color()] : [])
  }

  private mutating func pattern() -> Pattern {
    let stops = (0..<random.integer(1...3)).map { _ in
      GradientFill.Stop(color: color(), location: number())
    }
    switch random.integer(0...4) {
    case 0: return .unknown(name: random.oneIn(2) ? text() : nil)
    case 1: return .material(random.pick(MaterialFill.allCases, or: .bar))
    case 2:
      let form = GradientFill.Form.linear(
        from: Point(x: number(), y: number()), to: Point(x: number(), y: number()))
      return .gradient(GradientFill(form: form, stops: stops))
    case 3:
      let form = GradientFill.Form.radial(
        center: Point(x: number(), y: number()), startRadius: number(), endRadius: number())
      return .gradient(GradientFill(form: form, stops: stops))
    default:
      let form = GradientFill.Form.angular(center: Point(x: number(), y: number()))
      return .gradient(GradientFill(form: form, stops: stops))
    }
  }

  private mutating func groups() -> [PaintGroup] {
    (0..<random.integer(1...3)).map { _ in
      PaintGroup(
        random.integer(0...3), opacity: random.oneIn(2) ? 1 : .random(in: 0...1, using: &random),
        blendMode: random.pick(BlendMode.allCases, or: .normal), isIsolated: random.oneIn(4))
    }
  }

  private mutating func color() -> SRGBColor {
    SRGBColor(
      hex: UInt32(random.integer(0...0xFFFFFF)),
      alpha: random.oneIn(2) ? 1 : Double.random(in: 0...1, using: &random))
  }
}
