// What a file that imports SwiftUI may use without another import.
@_exported public import CardA11y
@_exported public import Foundation
@_exported public import Observation

extension CGFloat: _FormatSpecifiable {}
