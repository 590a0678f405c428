public import Foundation

extension CGFloat: _FormatSpecifiable {}
