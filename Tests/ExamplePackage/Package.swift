// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Cards",
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [.library(name: "Cards", targets: ["Cards", "LegacyCards"])],
  targets: [
    .target(name: "Cards", resources: [.process("Assets.xcassets")]),
    .target(name: "LegacyCards", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

// On Linux a target of its name stands in for SwiftUI, so that the card files stay as they are.
#if os(Linux)
  package.dependencies = [.package(name: "CardA11y", path: "../..")]
  let cardA11y = Target.Dependency.product(name: "CardA11y", package: "CardA11y")
  for target in package.targets { target.dependencies = ["SwiftUI"] }
  package.targets[0].resources = [.copy("Assets.xcassets")]
  package.targets += [
    .target(name: "SwiftUI", dependencies: [cardA11y]),
    .testTarget(name: "CardsTests", dependencies: ["Cards", "LegacyCards", cardA11y]),
  ]
#endif
