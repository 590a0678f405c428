extension Lexicon {
  /// The words of English.
  static let english = Lexicon(
    language: "en",
    table: """
      state | checked, unchecked, not checked, selected, not selected, unselected, deselected
      state | disabled, enabled, dimmed, expanded, collapsed
      toggle | on, off, switched on, switched off
      gesture | tap to, tap here, tap for, double tap, swipe to, swipe left, swipe right, swipe up
      gesture | swipe down, click to, click here, press to, press here, press and hold, long press
      gesture | touch and hold, pinch to, drag to
      hintGesture | tap, taps, double tap, tapping, swipe, swipes, swiping, click, clicks, pinch
      hintGesture | drag, press to, press here, press twice, press and hold, touch and hold
      vague | here, click here, tap here, press here, learn more, read more, see more, show more
      vague | view more, find out more, this, click, tap
      vagueLink | more, link, this link, details, info, more info, more information, page, website
      error | error, invalid, incorrect, not valid, is required, wrong, must be, try again
      """)
}
