// How patterns, groups and purposes stand in the lines of what is painted:
//
//     shape pattern=linear:0,0,1,0:#FFFFFF/0,#000000@0.5/1
//     shape pattern=radial:0.5,0.5,0,120:#FFFFFF/0,#000000/1
//     shape pattern=angular:0.5,0.5:#FFFFFF/0,#000000/1
//     shape pattern=material:thin
//     text "Plan" pattern=unknown:brand
//     text "Plan" group=1@0.5 group=2*multiply! purpose=logotype
//
// A group has its number, its opacity, its blend mode, and `!` where it is isolated.

extension OutlineField {
  /// What is no plain colour, left out where it is nil.
  static func pattern(_ key: String, _ path: Path<Pattern?>) -> Self {
    optional(key, path) {
      $1.pattern($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.pattern()
    }
  }
}

extension OutlineField<OutlineCommon> {
  /// The properties that every painted line may have besides its frame and its place.
  static let common: [OutlineField] = [
    .optional("room", \.room) {
      $1.rect($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.rect()
    },
    .optional("clip", \.clip) {
      $1.clip($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.clip()
    },
    .entries("group", \.groups) {
      $1.group($0)
    } read: { (scanner) throws(OutlineError) in
      try scanner.group()
    },
    .optional("purpose", \.purpose) {
      $1.raw($0.rawValue)
    } read: { (scanner) throws(OutlineError) in
      try scanner.name(of: PaintPurpose.self)
    },
  ]
}

extension OutlineWriter {
  fileprivate mutating func pattern(_ pattern: Pattern) {
    switch pattern {
    case .material(let material): raw("material:\(material.rawValue)")
    case .unknown(let name):
      raw("unknown")
      guard let name else { return }
      raw(":")
      atom(name)
    case .gradient(let gradient):
      switch gradient.form {
      case .linear(let from, let to):
        raw("linear:")
        numbers([from.x, from.y, to.x, to.y])
      case .radial(let center, let startRadius, let endRadius):
        raw("radial:")
        numbers([center.x, center.y, startRadius, endRadius])
      case .angular(let center):
        raw("angular:")
        numbers([center.x, center.y])
      }
      raw(":")
      list(gradient.stops) { stop, writer in
        writer.color(stop.color)
        writer.raw("/")
        writer.number(stop.location)
      }
    }
  }

  fileprivate mutating func clip(_ clip: SceneItem.Clip) {
    let frame = clip.frame
    numbers([frame.x, frame.y, frame.width, frame.height, clip.cornerRadius])
  }

  fileprivate mutating func group(_ group: PaintGroup) {
    integer(group.number)
    if group.opacity != 1 {
      raw("@")
      number(group.opacity)
    }
    if group.blendMode != .normal { raw("*\(group.blendMode.rawValue)") }
    if group.isIsolated { raw("!") }
  }

  /// Writes what lies under a text.
  mutating func backdrop(_ backdrop: Backdrop) {
    switch backdrop {
    case .colors(let colors) where colors.isEmpty: raw("none")
    case .colors(let colors): list(colors) { $1.color($0) }
    case .range(let colors, let reason):
      raw("\(reason.rawValue):")
      list(colors) { $1.color($0) }
    case .unknown(let reason): raw(reason.rawValue)
    }
  }
}

extension OutlineScanner {
  private static let colon = UInt8(ascii: ":")
  private static let patterns = ["unknown", "material", "linear", "radial", "angular"]

  fileprivate mutating func pattern() throws(OutlineError) -> Pattern {
    let start = position
    let form = word()
    switch form {
    case "unknown": return .unknown(name: accept(Self.colon) ? try atom() : nil)
    case "material":
      try expect(Self.colon)
      return .material(try name(of: MaterialFill.self))
    case "linear":
      let places = try places(4)
      return .gradient(
        GradientFill(
          form: .linear(
            from: Point(x: places[0], y: places[1]), to: Point(x: places[2], y: places[3])),
          stops: try stops()))
    case "radial":
      let places = try places(4)
      return .gradient(
        GradientFill(
          form: .radial(
            center: Point(x: places[0], y: places[1]), startRadius: places[2],
            endRadius: places[3]), stops: try stops()))
    case "angular":
      let places = try places(2)
      return .gradient(
        GradientFill(
          form: .angular(center: Point(x: places[0], y: places[1])), stops: try stops()))
    default: throw unknown(form, "pattern", among: Self.patterns, at: start)
    }
  }

  private mutating func places(_ count: Int) throws(OutlineError) -> [Double] {
    try expect(Self.colon)
    return try numbers(count)
  }

  private mutating func stops() throws(OutlineError) -> [GradientFill.Stop] {
    try expect(Self.colon)
    return try list { (scanner) throws(OutlineError) in
      let color = try scanner.color()
      try scanner.expect(UInt8(ascii: "/"))
      return GradientFill.Stop(color: color, location: try scanner.number())
    }
  }

  fileprivate mutating func clip() throws(OutlineError) -> SceneItem.Clip {
    let values = try numbers(5)
    return SceneItem.Clip(
      frame: Rect(x: values[0], y: values[1], width: values[2], height: values[3]),
      cornerRadius: values[4])
  }

  fileprivate mutating func group() throws(OutlineError) -> PaintGroup {
    var group = PaintGroup(try integer())
    if accept(UInt8(ascii: "@")) {
      let start = position
      group.opacity = try number()
      guard (0...1).contains(group.opacity) else {
        throw error("an opacity lies between 0 and 1", at: start)
      }
    }
    if accept(UInt8(ascii: "*")) { group.blendMode = try name(of: BlendMode.self) }
    group.isIsolated = accept(UInt8(ascii: "!"))
    return group
  }

  /// Reads what lies under a text.
  mutating func backdrop() throws(OutlineError) -> Backdrop {
    guard next != UInt8(ascii: "#") else { return .colors(try colors()) }
    let start = position
    let name = word()
    if name == "none" { return .colors([]) }
    guard let reason = Backdrop.Reason(rawValue: name) else {
      let known = ["none"] + Backdrop.Reason.allCases.map(\.rawValue)
      throw unknown(name, "backdrop", among: known, at: start)
    }
    return accept(Self.colon) ? .range(try colors(), reason) : .unknown(reason)
  }

  /// Reads colours with commas between them.
  mutating func colors() throws(OutlineError) -> [SRGBColor] {
    try list { (scanner) throws(OutlineError) in try scanner.color() }
  }
}
