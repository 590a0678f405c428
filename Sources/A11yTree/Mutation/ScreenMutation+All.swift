extension ScreenMutation {
  /// Every kind that is made of Screens, in the order of reports.
  package static let all: [ScreenMutation] =
    names + traits + details + doing + order + look
}
