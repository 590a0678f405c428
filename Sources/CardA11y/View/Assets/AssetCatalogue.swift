import A11yTree

/// The colours and pictures of an app's asset catalogues, by name.
///
/// Bundles are not told apart: a name means the same in each (ours).
public struct AssetCatalogue: Hashable, Sendable {
  /// The colours by name, with the folders that provide a namespace before it: `Brand/orange`.
  public var colors: [String: Color]
  /// The names of the pictures; what they show is not looked at.
  public var images: Set<String>

  /// Creates a catalogue of colours and pictures, empty unless said.
  public init(colors: [String: Color] = [:], images: Set<String> = []) {
    self.colors = colors
    self.images = images
  }

  /// Adds the assets of another catalogue; of two with one name this one's counts (ours).
  public mutating func add(_ other: AssetCatalogue) {
    colors.merge(other.colors) { own, _ in own }
    images.formUnion(other.images)
  }

  /// Returns a colour's value in an appearance, nil where none has that name.
  func color(named name: String, in environment: EnvironmentValues) -> SRGBColor? {
    guard let color = colors[name] else { return nil }
    // A colour of a catalogue that names another one would never come to an end.
    var environment = environment
    environment.assets = nil
    return color._resolve(in: environment)
  }
}

private struct AssetCatalogueKey: EnvironmentKey {
  static let defaultValue: AssetCatalogue? = nil
}

extension EnvironmentValues {
  /// The asset catalogues of the views inside, nil where none are known.
  public var assets: AssetCatalogue? {
    get { self[AssetCatalogueKey.self] }
    set { self[AssetCatalogueKey.self] = newValue }
  }
}
