extension Rule {
  /// Every rule that is built, by id.
  public static let all: [Rule] = [
    actionMissing,
    cardNeedsLabel,
    cardNested,
    contrastNontext,
    contrastTextAA,
    dtFixedFont,
    dtTruncates,
    imageDecorativeExposed,
    nameMissingControl,
    nameMissingImage,
    nonNativeTrait,
    orderVsSize,
    targetMinAA,
  ]
}
