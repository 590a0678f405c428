public import A11yTree

/// A picture, under SwiftUI's name.
///
/// A picture of a name speaks its name unless it is decorative, hidden or labelled. Without an
/// asset catalogue it is a placeholder of 4:3, 100 points wide (DESIGN §4; the width is ours).
public struct Image: PrimitiveView, _LocatedView, Sendable {
  private var item: ImageItem
  private let label: Text?
  private var isResizable = false
  /// The line on which the picture was written.
  public var _source: _SourceMark?

  /// Creates a picture of the app, whose name is spoken.
  @_disfavoredOverload
  public init(_ name: String, bundle: Bundle? = nil) {
    item = ImageItem(name: name)
    label = nil
  }

  /// Creates a picture of the app with a spoken label.
  @_disfavoredOverload
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    item = ImageItem(name: name)
    self.label = label
  }

  /// Creates a picture of the app that carries no information.
  @_disfavoredOverload
  public init(decorative name: String, bundle: Bundle? = nil) {
    item = ImageItem(name: name, isDecorative: true)
    label = nil
  }

  /// Creates a symbol of the system.
  public init(systemName: String) {
    item = ImageItem(name: systemName, source: .symbol)
    label = nil
  }

  /// Creates a picture that is loaded from an address.
  package init(remote address: String) {
    item = ImageItem(name: address, source: .remote)
    label = nil
  }

  /// Returns the picture with colours between which all of its own lie, channel by channel.
  ///
  /// SwiftUI has no word for it; a text over the picture is then judged by them (ours).
  public func colorRange(_ colors: [SRGBColor]) -> Image {
    var result = self
    result.item.colors = colors
    return result
  }

  /// Returns the picture in any size that it is offered.
  public func resizable() -> Image {
    var result = self
    result.isResizable = true
    return result
  }

  /// Writes the picture; a symbol takes its size and colour from the text around it.
  @MainActor public func _lower(into context: inout _LoweringContext) {
    let environment = context.environment
    var item = item
    var size = Size(width: 100, height: 75)
    if item.source == .symbol {
      let style = environment.foreground ?? HierarchicalShapeStyle.primary
      item.tint = style._resolve(in: environment)
      let font = (environment.font ?? .body).resolve(in: environment, weight: nil)
      let side = (font.size * 1.2 * environment.displayScale).rounded() / environment.displayScale
      size = Size(width: side, height: side)
    }
    let spec = ImageSpec(
      item: item, intrinsicSize: size, isResizable: isResizable,
      label: label?.string(in: environment))
    context.at(_source) { $0.leaf(.image(spec), name: "Image") }
  }
}
