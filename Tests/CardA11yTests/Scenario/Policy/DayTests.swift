import CardA11y
import Testing

struct DayTests {
  /// Seconds since 1970 as `date -u -d @N` has them, and the day.
  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
    (68_169_600, "1972-02-29"), (951_782_399, "2000-02-28"), (951_782_400, "2000-02-29"),
    (951_868_800, "2000-03-01"), (1_787_400_000, "2026-08-22"), (4_107_542_400, "2100-03-01"),
  ])
  func aDayFollowsFromTheClock(seconds: Int, text: String) {
    #expect(Day(secondsSince1970: seconds).description == text)
    #expect(Day(text) == Day(secondsSince1970: seconds))
  }

  @Test(arguments: [
    "", "2026", "2026-1-1", "2026-13-01", "2026-00-01", "2026-01-00", "2026-02-29", "1900-02-29",
    "2026-04-31", "26-01-01", "2026-01-01 ", "2026/01/01", "2026-01-+1", "٢٠٢٦-٠١-٠١",
  ])
  func whatIsNoDayIsRefused(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func daysFollowEachOther() throws {
    let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"]
    let days = texts.compactMap { Day($0) }
    #expect(days.count == texts.count)
    #expect(days.sorted() == days)
    #expect(zip(days, days.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func everyDayOfFourCenturiesIsReadAsItIsWritten() {
    var last = Day(secondsSince1970: -1)
    for day in 0..<146_097 {
      let current = Day(secondsSince1970: day * 86_400)
      if !(last < current) || Day(current.description) != current {
        Issue.record("\(current) after \(last)")
        return
      }
      last = current
    }
    #expect(last.description == "2369-12-31")
  }
}
