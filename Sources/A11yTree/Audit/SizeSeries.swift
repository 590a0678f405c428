/// Screens that differ in nothing but the text size.
struct SizeSeries {
  /// The screen with the default size, else the first one.
  let reference: Int
  /// All screens, the smallest text size first.
  let bySize: [Int]
  /// The others than the reference, in the order in which they were given.
  let others: [Int]

  /// Returns the series of a number of screens or more, in the order of their first screens.
  static func all(in screens: [Screen], atLeast least: Int = 2) -> [SizeSeries] {
    var places: [ScreenEnvironment: Int] = [:]
    var groups: [[Int]] = []
    for (index, screen) in screens.enumerated() {
      var key = screen.environment
      key.dynamicType = .large
      if let place = places[key] {
        groups[place].append(index)
      } else {
        places[key] = groups.count
        groups.append([index])
      }
    }
    return groups.filter { $0.count >= least }.map { SizeSeries($0, of: screens) }
  }

  private init(_ group: [Int], of screens: [Screen]) {
    let sizes = { (index: Int) in screens[index].environment.dynamicType }
    reference = group.first { sizes($0) == .large } ?? group[0]
    bySize = group.sorted { (sizes($0), $0) < (sizes($1), $1) }
    others = group.filter { [reference] in $0 != reference }
  }
}
