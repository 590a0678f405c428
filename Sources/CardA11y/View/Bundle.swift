public import Foundation

/// A place of assets, under SwiftUI's name.
public typealias Bundle = Foundation.Bundle
