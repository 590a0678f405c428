// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Cards",
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [.library(name: "Cards", targets: ["Cards"])],
  targets: [
    .target(name: "Cards", resources: [.process("Assets.xcassets")])
  ]
)

// On Linux a target of its name stands in for SwiftUI, so that the card files stay as they are.
#if os(Linux)
  package.targets[0].resources = [.copy("Assets.xcassets")]
  let a11y = Target.Dependency.product(name: "CardA11y", package: "CardA11y")
  package.dependencies = [.package(name: "CardA11y", path: "../..")]
  package.targets[0].dependencies = ["SwiftUI"]
  package.targets += [
    .target(name: "SwiftUI", dependencies: [a11y]),
    .testTarget(name: "CardsTests", dependencies: ["Cards", a11y]),
  ]
#endif
