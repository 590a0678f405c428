/// A card of a plan that can be bought: heading, price, features and a button.
///
/// The page names it and says no more; all else is ours. Price and period are one stop. The
/// button says its plan too, since several such cards stand side by side.
public struct DSPricingCard: View {
  let plan: String
  let price: String
  let period: String?
  let features: [String]
  let badge: String?
  let buttonLabel: String
  let action: ButtonAction

  /// Creates a card of a plan; with a badge it stands out.
  public init(
    plan: String, price: String, period: String? = nil, features: [String] = [],
    badge: String? = nil, buttonLabel: String = "Choose",
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      plan: plan, price: price, period: period, features: features, badge: badge,
      buttonLabel: buttonLabel, reference: .closure(action))
  }

  package init(
    plan: String, price: String, period: String?, features: [String], badge: String?,
    buttonLabel: String, reference: ButtonAction
  ) {
    self.plan = plan
    self.price = price
    self.period = period
    self.features = features
    self.badge = badge
    self.buttonLabel = buttonLabel
    action = reference
  }

  /// The parts above each other, in an outlined card, elevated where it has a badge.
  public var body: some View {
    DSCard(variant: badge == nil ? .outlined : .elevated, padding: DSSpacing.lg) {
      VStack(alignment: .leading, spacing: DSSpacing.md) {
        header
        cost
        ForEach(features, id: \.self) { feature in
          HStack(spacing: DSSpacing.sm) {
            Image(systemName: "checkmark").accessibilityHidden(true)
            Text(feature).font(.subheadline)
          }
        }
        DSButton(buttonLabel, variant: .primary, size: .md, reference: action)
          .accessibilityLabel("\(buttonLabel) \(plan)")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var header: some View {
    HStack(spacing: DSSpacing.sm) {
      Text(plan)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if let badge {
        Spacer()
        DSBadge(text: badge, variant: .solid)
      }
    }
  }

  private var cost: some View {
    HStack(alignment: .firstTextBaseline, spacing: DSSpacing.xs) {
      Text(price)
        .font(.largeTitle)
        .fontWeight(.bold)
      if let period {
        Text(period)
          .font(.subheadline)
          .foregroundStyle(DSColor.muted)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

extension DSPricingCard {
  static let schema = ViewSchema(
    "DSPricingCard", "A card of a plan that can be bought.",
    [
      .required("plan", .string, "the heading"),
      .required("price", .string, "what it costs"),
      .optional("period", .string, "for how long"),
      .optional("features", .strings, "what belongs to it"),
      .optional("badge", .string, "a note beside the heading, which makes the card stand out"),
      .optional("buttonLabel", .string, default: "Choose", "what the button shows"),
      .optional("action", .string, default: "a name of its own", "the name of what it does"),
    ]
  ) { properties throws(InputError) in
    DSPricingCard(
      plan: try properties.requiredString("plan"), price: try properties.requiredString("price"),
      period: try properties.string("period"),
      features: try properties.strings("features") ?? [],
      badge: try properties.string("badge"),
      buttonLabel: try properties.string("buttonLabel") ?? "Choose",
      reference: try properties.action() ?? .closure {})
  }
}
