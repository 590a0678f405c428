/// The initials of a person in a circle; their letters are read as a text.
public struct DSAvatar: View {
  /// How large an avatar is.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// 32 points.
    case sm
    /// 40 points.
    case md
    /// 56 points.
    case lg

    var diameter: Double {
      switch self {
      case .sm: 32
      case .md: 40
      case .lg: 56
      }
    }
  }

  let initials: String
  let size: Size

  /// Creates an avatar of initials.
  public init(initials: String, size: Size = .md) {
    self.initials = initials
    self.size = size
  }

  /// The initials on a circle that grows with them.
  public var body: some View {
    Text(initials)
      .font(.subheadline)
      .fontWeight(.semibold)
      .foregroundStyle(DSColor.onPrimaryMuted)
      .frame(minWidth: size.diameter, minHeight: size.diameter)
      .background(Circle().fill(DSColor.primaryMuted))
  }
}

extension DSAvatar {
  static let schema = ViewSchema(
    "DSAvatar", "The initials of a person in a circle.",
    [
      .required("initials", .string, "the letters"),
      .optional("size", .words(Size.self), default: "md", "how large it is"),
    ]
  ) { properties throws(InputError) in
    DSAvatar(
      initials: try properties.requiredString("initials"),
      size: try properties.word("size") ?? .md)
  }
}
