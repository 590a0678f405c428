// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "CardA11y",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "A11yTree", targets: ["A11yTree"]),
    .library(name: "CardA11y", targets: ["CardA11y"]),
    .executable(name: "a11ysim", targets: ["a11ysim"]),
  ],
  targets: [
    .target(
      name: "A11yTree",
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "CardA11y", dependencies: ["A11yTree"], swiftSettings: strict),
    .executableTarget(
      name: "a11ysim",
      dependencies: ["A11yTree", "CardA11y"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CardA11yTests",
      dependencies: ["A11yTree", "CardA11y", "a11ysim"],
      exclude: ["Goldens", "Conformance/Cases", "Unicode"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
