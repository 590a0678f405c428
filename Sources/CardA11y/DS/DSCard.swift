/// The look of a card.
public enum DSCardVariant: String, Hashable, Sendable, CaseIterable {
  /// A shadow on the background of cards.
  case elevated
  /// An outline, no shadow.
  case outlined
  /// A light tint.
  case filled
  /// Neither outline nor shadow: layout only, nothing is said.
  case ghost
}

/// What a pointer or a finger does to a card.
public enum DSCardState: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case resting = "default"
  /// A pointer lies on it.
  case hover
  /// A finger lies on it.
  case pressed
}

/// A container of any content in four looks.
///
/// With an action the whole content is one button that also says "card"; without, the card is a
/// group whose first stop says so. A ghost card says nothing (DESIGN §4).
public struct DSCard<Content: View>: View {
  let variant: DSCardVariant
  let padding: Double
  let isInteractive: Bool
  let action: ButtonAction?
  let state: DSCardState
  let content: Content

  /// Creates a card; the padding is in points.
  public init(
    variant: DSCardVariant = .elevated, padding: Double = DSSpacing.md,
    isInteractive: Bool = false, action: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      variant: variant, padding: padding, isInteractive: isInteractive,
      reference: action.map { .closure($0) }, state: .resting, content: content())
  }

  package init(
    variant: DSCardVariant, padding: Double, isInteractive: Bool, reference: ButtonAction?,
    state: DSCardState, content: Content
  ) {
    self.variant = variant
    self.padding = padding
    self.isInteractive = isInteractive
    action = reference
    self.state = state
    self.content = content
  }

  /// A button around the surface where there is an action, else a group around it.
  public var body: some View {
    if let action {
      Button(action: action, label: surface)
        .buttonStyle(.plain)
        .accessibilityAddTraits(variant == .ghost ? [] : .isCard)
    } else if variant == .ghost, !isInteractive {
      surface
    } else {
      surface
        .accessibilityElement(children: .contain)
        .attributed {
          $0.addedTraits = variant == .ghost ? [] : .isCard
          $0.looksInteractive = isInteractive
        }
    }
  }

  private var surface: some View {
    content
      .foregroundStyle(DSColor.foreground)
      .padding(padding)
      .modifier(DSCardSurface(variant: variant))
      .shadow(radius: shadowRadius)
      .scaleEffect(scale)
  }

  /// "When isInteractive: true, scales 1.01× with shadow md"; pressed is ours.
  private var scale: Double {
    guard isInteractive else { return 1 }
    return switch state {
    case .resting: 1
    case .hover: 1.01
    case .pressed: 0.98
    }
  }

  private var shadowRadius: Double {
    let isRaised = isInteractive && state == .hover
    return isRaised ? 8 : variant == .elevated ? 4 : 0
  }
}

/// Background and outline of a card.
private struct DSCardSurface: ViewModifier {
  let variant: DSCardVariant

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: DSRadius.card)
    switch variant {
    case .elevated: content.background(shape.fill(DSColor.surface))
    case .filled: content.background(shape.fill(DSColor.secondaryMuted))
    case .outlined:
      content
        .background(shape.fill(DSColor.surface))
        .overlay(shape.stroke(DSColor.border, lineWidth: 1))
    case .ghost: content
    }
  }
}

extension ViewSchema {
  static let dsCard = ViewSchema(
    "DSCard", "A container of any content in four looks.",
    [
      .required("content", .views, "the views inside"),
      .optional("variant", .words(DSCardVariant.self), default: "elevated", "the look"),
      .optional("padding", .number, default: "16", "the room inside, in points"),
      .optional("isInteractive", .bool, default: "false", "whether it reacts to a pointer"),
      .optional("action", .string, "the name of what it does; makes the card a button"),
      .optional("state", .words(DSCardState.self), default: "default", "what a pointer does to it"),
    ]
  ) { properties throws(InputError) in
    DSCard(
      variant: try properties.word("variant") ?? .elevated,
      padding: try properties.length("padding") ?? DSSpacing.md,
      isInteractive: try properties.bool("isInteractive") ?? false,
      reference: try properties.action(), state: try properties.word("state") ?? .resting,
      content: try properties.content())
  }
}
