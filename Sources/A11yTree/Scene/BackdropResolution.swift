extension PaintedScene {
  /// Returns what lies under a text, from everything else that is painted there.
  ///
  /// - Parameters:
  ///   - index: The index of the text's item; what it paints itself is not looked at.
  ///   - environment: The settings that give the page its colour.
  /// - Returns: The colours under its frame; the page's for an index that is no item's.
  package func backdrop(ofItem index: Int, environment: ScreenEnvironment) -> Backdrop {
    guard items.indices.contains(index) else { return .colors([environment.pageColor]) }
    return SceneSurfaces(self, environment: environment).backdrop(of: items[index], at: index)
  }

  /// Returns the scene with the backdrop of every text that has none yet.
  package func resolvingBackdrops(environment: ScreenEnvironment) -> PaintedScene {
    let surfaces = SceneSurfaces(self, environment: environment)
    var scene = self
    for (index, item) in items.enumerated() {
      guard case .text(var run) = item.content, run.backdrop == nil else { continue }
      run.backdrop = surfaces.backdrop(of: item, at: index)
      scene.items[index].content = .text(run)
    }
    return scene
  }
}

extension SceneSurfaces {
  /// Returns what lies under a text in few words: the colours, or between which ones it lies.
  fileprivate func backdrop(of item: SceneItem, at index: Int) -> Backdrop {
    let clear = PaintLayer(colors: [.clear], reason: nil, groups: [], isSubject: true)
    let subject = Subject(item: index, layer: clear)
    let surfaces =
      if case .text(let run) = item.content {
        surfaces(ofText: item, subject, run)
      } else {
        surfaces(of: item.frame, subject: subject)
      }
    let colors = surfaces.flatMap(\.backs).uniqued
    let reason = surfaces.compactMap(\.reason).max { $0.rank < $1.rank }
    guard let reason else { return .colors(colors) }
    let bySize = colors.enumerated().sorted { left, right in
      let (dark, light) = (left.element.relativeLuminance, right.element.relativeLuminance)
      return dark == light ? left.offset < right.offset : dark < light
    }
    guard let darkest = bySize.first?.element, let lightest = bySize.last?.element,
      !(darkest == .black && lightest == .white && reason.rank >= Backdrop.Reason.image.rank)
    else { return .unknown(reason) }
    return .range([darkest, lightest], reason)
  }
}

extension ScreenEnvironment {
  /// The colour of the page under everything, `systemBackground`.
  package var pageColor: SRGBColor {
    SystemColors.color(named: "systemBackground", scheme: colorScheme, contrast: contrast)
      ?? (colorScheme == .light ? .white : .black)
  }
}
