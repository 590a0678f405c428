import Foundation
import Synchronization

/// The asset catalogues of bundles, each read when something is first looked up in it.
enum BundleAssets {
  private static let read = Mutex<[String: AssetCatalogue]>([:])

  /// Returns a colour of a bundle, nil where the bundle has no catalogue that holds it.
  static func color(_ name: String, in bundle: Bundle?) -> Color? {
    catalogue(of: bundle ?? .main).colors[name]
  }

  /// Reads the catalogues in the folder of a bundle; one that cannot be read holds nothing.
  private static func catalogue(of bundle: Bundle) -> AssetCatalogue {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    if let known = read.withLock({ $0[folder] }) { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var catalogue = AssetCatalogue()
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      let one = try? AssetCatalogue(reading: [folder + "/" + name], files: .disk)
      catalogue.add(one ?? AssetCatalogue())
    }
    read.withLock { $0[folder] = catalogue }
    return catalogue
  }
}
