@_exported import CardA11ySwiftUI
