/// A day of the Gregorian calendar; nothing but what expires looks at it.
package struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
  private let year: Int
  private let month: Int
  private let day: Int

  /// Creates a day from a text such as `2026-12-31`, nil where there is no such day.
  package init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.joined().allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
      let year = Int(String(decoding: parts[0], as: UTF8.self)),
      let month = Int(String(decoding: parts[1], as: UTF8.self)),
      let day = Int(String(decoding: parts[2], as: UTF8.self)),
      (1...12).contains(month), day >= 1, day <= Self.length(of: month, in: year)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Creates the day, in universal time, of a number of seconds since 1970.
  package init(secondsSince1970 seconds: Int) {
    // Years that begin in March end with the day that only some years have.
    let days = Self.floorDivided(seconds, by: 86_400) + 719_468
    let era = Self.floorDivided(days, by: 146_097)
    let ofEra = days - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * ofYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: ofYear - (153 * fromMarch + 2) / 5 + 1)
  }

  private init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  package static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day as files have it.
  package var description: String {
    let digits = [(year, 4), (month, 2), (day, 2)].map { number, width in
      let text = "\(number)"
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    return digits.joined(separator: "-")
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func floorDivided(_ number: Int, by divisor: Int) -> Int {
    number / divisor - (number % divisor < 0 ? 1 : 0)
  }
}

extension ValueReader {
  /// Returns a day that is written as `2026-12-31`.
  func day() throws(InputError) -> Day {
    let text = try string()
    guard let day = Day(text) else {
      throw error("“\(text)” is no day; write it as 2026-12-31")
    }
    return day
  }
}
