import A11yTree

extension SplitMix64 {
  /// Returns true once in so many times.
  mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// Returns a whole number of a range.
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns one of the values, or the fallback where there is none.
  mutating func pick<Value>(_ values: [Value], or fallback: Value) -> Value {
    values.randomElement(using: &self) ?? fallback
  }
}
