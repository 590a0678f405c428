public import Foundation

extension Foundation.Bundle {
  /// The bundle of the Orange design system, which is not told from the app's here (ours).
  public static var ods: Foundation.Bundle { .main }
}
