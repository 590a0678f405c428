@_exported import CardA11y
@_exported import Foundation
@_exported import Observation
