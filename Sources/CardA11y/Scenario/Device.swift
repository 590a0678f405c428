import A11yTree

/// Devices by name, with the size of their screens.
///
/// Sizes in points, upright, as Apple's specifications give them. What bars and corners take of
/// them is not left out, since the page scrolls (DESIGN §4).
struct Device: Sendable {
  let name: String
  let width: Double
  let height: Double
  let displayScale: Double
  let idiom: Idiom

  static let all: [Device] = [
    Device("iPhone SE (1st generation)", 320, 568, 2), Device("iPhone SE", 375, 667, 2),
    Device("iPhone 11", 414, 896, 2), Device("iPhone 13 mini", 375, 812, 3),
    Device("iPhone 14", 390, 844, 3), Device("iPhone 14 Plus", 428, 926, 3),
    Device("iPhone 15", 393, 852, 3), Device("iPhone 16", 393, 852, 3),
    Device("iPhone 16e", 390, 844, 3), Device("iPhone 16 Plus", 430, 932, 3),
    Device("iPhone 16 Pro", 402, 874, 3), Device("iPhone 16 Pro Max", 440, 956, 3),
    Device("iPhone 17", 402, 874, 3), Device("iPhone 17 Pro", 402, 874, 3),
    Device("iPhone 17 Pro Max", 440, 956, 3), Device("iPhone Air", 420, 912, 3),
    Device("iPad mini", 744, 1133, 2, .pad), Device("iPad", 820, 1180, 2, .pad),
    Device("iPad Pro 11-inch", 834, 1210, 2, .pad),
    Device("iPad Pro 13-inch", 1032, 1376, 2, .pad),
  ]

  private init(
    _ name: String, _ width: Double, _ height: Double, _ displayScale: Double,
    _ idiom: Idiom = .phone
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.displayScale = displayScale
    self.idiom = idiom
  }

  static func read(_ reader: ValueReader) throws(InputError) -> Device {
    let name = try reader.string()
    guard let device = all.first(where: { $0.name == name }) else {
      throw reader.unknown(name, "device", among: all.map(\.name))
    }
    return device
  }

  func apply(to changes: inout EnvironmentChanges) {
    changes.width = width
    changes.height = height
    changes.displayScale = displayScale
    changes.idiom = idiom
  }
}
