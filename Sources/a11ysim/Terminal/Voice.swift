/// Something that speaks aloud.
struct Voice {
  /// Says a text in a language, instead of what it was saying.
  var say: (_ text: String, _ language: String) -> Void
  /// Falls silent.
  var stop: () -> Void
}
