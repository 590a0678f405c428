public import Foundation

extension Color {
  /// Creates a colour of a bundle's asset catalogues.
  ///
  /// It has the value that the bundle's own catalogue gives it; without one the catalogues of the
  /// environment are asked.
  public init(_ name: String, bundle: Foundation.Bundle?) {
    self = BundleAssets.color(name, in: bundle) ?? Color(name)
  }
}
