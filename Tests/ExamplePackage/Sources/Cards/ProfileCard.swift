import SwiftUI

// MARK: - Model

struct Profile: Identifiable, Hashable {
  let id: UUID
  var name: String
  var role: Role
  var skills: [Skill]
  var bio: String?

  enum Role: String, CaseIterable, Identifiable {
    case designer, developer, manager

    var id: Self { self }
    var title: LocalizedStringKey {
      switch self {
      case .designer: "Designer"
      case .developer: "Developer"
      case .manager: "Manager"
      }
    }
  }

  struct Skill: Identifiable, Hashable {
    let id: Int
    var name: String
    var isEndorsed = false
  }
}

// MARK: - Environment

private struct CardPaddingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 16
}

extension EnvironmentValues {
  var cardPadding: CGFloat {
    get { self[CardPaddingKey.self] }
    set { self[CardPaddingKey.self] = newValue }
  }
}

// MARK: - Building blocks

struct CardBackground: ViewModifier {
  @Environment(\.cardPadding) private var padding
  @Environment(\.colorScheme) private var colorScheme
  var cornerRadius: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background(
        RoundedRectangle(cornerRadius: cornerRadius)
          .fill(colorScheme == .dark ? Color(white: 0.15) : .white))
  }
}

extension View {
  func cardBackground(cornerRadius: CGFloat = 12) -> some View {
    modifier(CardBackground(cornerRadius: cornerRadius))
  }

  @ViewBuilder
  func when(_ condition: Bool, transform: (Self) -> some View) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

/// Two columns side by side, or below each other at the largest sizes.
struct Adaptive<Leading: View, Trailing: View>: View {
  @Environment(\.sizeCategory) private var sizeCategory
  private let spacing: CGFloat?
  private let leading: Leading
  private let trailing: Trailing

  init(
    spacing: CGFloat? = nil,
    @ViewBuilder leading: () -> Leading,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.spacing = spacing
    self.leading = leading()
    self.trailing = trailing()
  }

  var body: some View {
    if sizeCategory >= .accessibilityMedium {
      VStack(alignment: .leading, spacing: spacing) {
        leading
        trailing
      }
    } else {
      HStack(spacing: spacing) {
        leading
        trailing
      }
    }
  }
}

extension Adaptive where Trailing == EmptyView {
  init(@ViewBuilder leading: () -> Leading) {
    self.init(leading: leading) { EmptyView() }
  }
}

// MARK: - Card

struct ProfileCard: View {
  @Binding var profile: Profile
  var onFollow: (() -> Void)?

  @State private var isExpanded = false
  @Namespace private var namespace
  @ScaledMetric(relativeTo: .title) private var avatarSize: CGFloat = 48
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isEnabled) private var isEnabled

  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header
      if let bio = profile.bio, !bio.isEmpty {
        Text(bio)
          .font(.body)
          .lineLimit(isExpanded ? nil : 2)
      }
      ForEach($profile.skills) { $skill in
        Toggle(isOn: $skill.isEndorsed) {
          Text("Endorse \(skill.name)")
        }
      }
      ForEach(Array(profile.skills.enumerated()), id: \.element.id) { index, skill in
        skillRow(skill, at: index)
      }
      footer()
    }
    .cardBackground()
    .when(!isEnabled) { $0.opacity(0.5) }
  }

  private var header: some View {
    Adaptive(spacing: 12) {
      Circle()
        .fill(Color.secondary)
        .frame(width: avatarSize, height: avatarSize)
        .accessibilityHidden(true)
    } trailing: {
      VStack(alignment: .leading) {
        Text(profile.name).font(.headline)
        Text(profile.role.title)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
    }
  }

  @ViewBuilder
  private func skillRow(_ skill: Profile.Skill, at index: Int) -> some View {
    switch (skill.isEndorsed, index) {
    case (true, 0):
      Label("\(skill.name), first", systemImage: "star.fill")
    case (true, _):
      Label(skill.name, systemImage: "star")
    case (false, _):
      EmptyView()
    }
  }

  private func footer() -> some View {
    HStack {
      if let onFollow {
        Button("Follow") { onFollow() }
      }
      Button {
        withAnimation(.easeInOut(duration: 0.2)) {
          isExpanded.toggle()
        }
      } label: {
        if #available(iOS 17, *) {
          Text(isExpanded ? "Less" : "More")
        } else {
          Text("More")
        }
      }
    }
  }
}

#if DEBUG
  struct ProfileCard_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        ProfileCard(profile: .constant(.sample))
        ProfileCard(profile: .constant(.sample), onFollow: {})
          .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
          .previewDisplayName("Large")
      }
      .previewLayout(.sizeThatFits)
    }
  }
#endif

extension Profile {
  static let sample = Profile(
    id: UUID(), name: "Ada Lovelace", role: .developer,
    skills: [Skill(id: 1, name: "Algebra"), Skill(id: 2, name: "Looms", isEndorsed: true)],
    bio: "Wrote the first program for a machine that was never built.")
}
