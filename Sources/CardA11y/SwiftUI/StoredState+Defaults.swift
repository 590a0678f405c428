public import Foundation

extension AppStorage {
  /// Creates a value under a name, which begins with another one; where an app keeps it is not read.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
    self.init(wrappedValue: wrappedValue, key)
  }

  /// Creates a value under a name, which begins as none; where an app keeps it is not read.
  public init(_ key: String, store: UserDefaults?) where Value: ExpressibleByNilLiteral {
    self.init(key)
  }
}
