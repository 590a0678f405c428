import Testing

@testable import A11yTree

/// Where arrows lead (ours).
struct ArrowKeysTests {
  /// Two rows of two, and one wide below: 0 1 / 2 3 / 4.
  private let frames = [
    Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 60, y: 0, width: 40, height: 20),
    Rect(x: 0, y: 30, width: 40, height: 20), Rect(x: 60, y: 30, width: 40, height: 20),
    Rect(x: 0, y: 60, width: 100, height: 20),
  ]

  @Test(
    arguments: [
      (0, .right, 1), (0, .down, 2), (0, .left, nil), (0, .up, nil), (1, .down, 3), (3, .up, 1),
      (3, .left, 2), (2, .down, 4), (3, .down, 4), (4, .up, 2), (4, .down, nil),
    ] as [(Int, ArrowKeys.Direction, Int?)])
  func theNearestInThatDirectionIsNext(start: Int, direction: ArrowKeys.Direction, next: Int?) {
    #expect(ArrowKeys.next(direction, from: frames[start], among: frames) == next)
  }

  @Test func whatIsNotFiniteIsNowhere() {
    let broken = Rect(x: .nan, y: .infinity, width: 1, height: 1)
    #expect(ArrowKeys.next(.down, from: frames[0], among: [broken]) == nil)
    #expect(ArrowKeys.next(.down, from: broken, among: frames) == nil)
  }
}
