/// Every view, modifier, colour and theme that scenario files may name.
///
/// Adding a component is its own file and one word here.
@MainActor
package enum ViewRegistry {
  package static let reader = ViewReader(
    views: ViewSchema.primitives + ViewSchema.containers + ViewSchema.controls
      + ViewSchema.lists + cards,
    modifiers: ModifierSchema.text + ModifierSchema.layout + ModifierSchema.paint
      + ModifierSchema.ods
      + ModifierSchema.controls + ModifierSchema.accessibility,
    colors: DSColor.tokens.map { (name: $0.key, style: $0.value) })

  private static let cards: [ViewSchema] = [
    ODSCardVerticalImageFirst.schema, ODSCardVerticalHeaderFirst.schema,
    ODSCardHorizontal.schema, ODSCardSmall.schema, ODSImage.schema,
    ODSButton.schema, ODSFunctionalButton.schema, ODSIconButton.schema,
    .dsCard, .dsContainer, DSListRow.schema, DSFeatureCard.schema, DSPricingCard.schema,
    DSBadge.schema, DSTag.schema, DSAvatar.schema, DSButton.schema,
  ]

  /// The themes that have names.
  package static let themes: [ScenarioTheme] =
    [ODSTheme.orange, .innovationCup].map { ScenarioTheme(name: $0.name, ods: $0) }
    + [DSTheme.standard, .published].map { ScenarioTheme(name: $0.name, ds: $0) }
}
