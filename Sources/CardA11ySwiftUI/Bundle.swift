/// Foundation's bundle, as SwiftUI means it.
///
/// A module's own name goes before those that it exports, so that the cards' `Bundle`, which knows
/// a name only, stands in nobody's way.
public typealias Bundle = Foundation.Bundle

extension Image {
  /// Creates a picture of a bundle, whose name is spoken.
  ///
  /// The catalogues of the environment hold it; bundles are not told apart (ours).
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  /// Creates a picture of a bundle with a spoken label.
  public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(name, label: label)
  }

  /// Creates a picture of a bundle that carries no information.
  public init(decorative name: String, bundle: Bundle?) {
    self.init(decorative: name)
  }
}

extension Color {
  /// Creates a colour of a bundle's asset catalogues.
  ///
  /// It has the value that the bundle's own catalogue gives it; without one the catalogues of the
  /// environment are asked.
  public init(_ name: String, bundle: Bundle?) {
    self = BundleAssets.color(name, in: bundle) ?? Color(name)
  }
}
