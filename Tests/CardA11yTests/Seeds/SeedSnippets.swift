import CardA11y
import Testing

/// Every Swift example of both pages as it stands there, each heard from the first stop to the last.
///
/// Only the import differs, and what the pages leave out is filled in; where an example does not
/// compile, a comment says what was corrected.
@MainActor
struct SeedSnippets {
  @Test func verticalImageFirst() throws {
    let card =
      ODSCardVerticalImageFirst(
        title: Text("Title"),
        imageSource: .image(Image("placeholder", bundle: Bundle.ods)),
        subtitle: Text("Subtitle"),
        text: Text("A supporting text to describe something")
      ) {
        Button("Button 1") {
          // do something here
        }
      } secondButton: {
        Button("Button 2") {
          // do something here
        }
      }
    #expect(
      try card.screen().heard() == [
        "Title, Subtitle, A supporting text to describe something", "Button 1, button",
        "Button 2, button",
      ])
  }

  @Test func verticalHeaderFirst() throws {
    let card =
      ODSCardVerticalHeaderFirst(
        title: Text("Title"),
        imageSource: .image(Image("placeholder", bundle: Bundle.ods)),
        subtitle: Text("Subtitle"),
        thumbnailSource: .image(Image("placeholder", bundle: Bundle.ods)),
        text: Text("A supporting text to describe something")
      ) {
        Button("Button 1") {
          // do something here
        }
      } secondButton: {
        Button("Button 2") {
          // do something here
        }
      }
    #expect(
      try card.screen().heard() == [
        "Title, Subtitle", "A supporting text to describe something", "Button 1, button",
        "Button 2, button",
      ])
  }

  @Test func horizontal() throws {
    let card =
      ODSCardHorizontal(
        title: Text("Title"),
        imageSource: .image(Image("placeholder", bundle: Bundle.ods)),
        imagePosition: .leading,
        subtitle: Text("Subtitle"),
        text: Text("A supporting text to describe something")
      ) {

        Button("Button 1") {
          // do something here
        }
      } secondButton: {
        Button("Button 1") {
          // do something here
        }
      }
    #expect(
      try card.screen().heard() == [
        "Title, Subtitle, A supporting text to describe something", "Button 1, button",
        "Button 1, button",
      ])
  }

  @Test func small() throws {
    let card =
      ODSCardSmall(
        title: Text("Title"),
        imageSource: .image(Image("placeholder", bundle: Bundle.ods)),
        subtitle: Text("Subtitle")
      )
    #expect(try card.screen().heard() == ["Title, Subtitle"])
  }

  @Test func smallCardsInAGrid() throws {
    class Model {
      let title: String
      let subtitle: String?
      let imageSource: ODSImage.Source

      init(title: String, imageSource: ODSImage.Source, subtitle: String? = nil) {
        self.title = title
        self.imageSource = imageSource
        self.subtitle = subtitle
      }
    }

    let models = [
      Model(
        title: "Title 1",
        imageSource: .image(Image("placeholder", bundle: Bundle.ods)),
        subtitle: "Subtitle 1"
      ),  // The page lacks this comma.
      Model(
        title: "Title 2",
        imageSource: .image(Image("placeholder", bundle: Bundle.ods)),
        subtitle: "Subtitle 2"
      ),  // The page lacks this comma.
      //...
    ]

    // The page uses columns without defining them; these are its app's own.
    let columns = [GridItem(.adaptive(minimum: 150.0), spacing: ODSSpacing.none)]

    /// /!\ Don't forget to put the grid into a scrollview
    let grid =
      ScrollView {
        LazyVGrid(columns: columns, spacing: ODSSpacing.none) {
          ForEach(models, id: \.title) { model in
            ODSCardSmall(
              title: Text(model.title),
              imageSource: model.imageSource,
              // The page gives a text of an optional, which no initialiser takes.
              subtitle: model.subtitle.map { Text($0) }
            )
          }
        }
        .padding(.all, ODSSpacing.m)
      }
    let screen = grid.screen()
    #expect(try screen.heard() == ["Title 1, Subtitle 1", "Title 2, Subtitle 2"])
    #expect(screen.elements[0].frame.y == screen.elements[1].frame.y)
  }

  @Test func smallWithLimits() throws {
    let card =
      ODSCardSmall(
        title: Text("Title"),
        imageSource: .image(Image("placeholder", bundle: Bundle.ods)),
        subtitle: Text("Subtitle"),
        // Here 3 is the number of lines you want for such edge cases
        titleAccessibleLineLimit: 3,
        subtitleAccessibleLineLimit: 3
      )
    #expect(try card.screen().heard() == ["Title, Subtitle"])
  }

  @Test func simpleCard() throws {
    let card =
      DSCard {
        VStack(alignment: .leading, spacing: DSSpacing.sm) {
          Text("Title")
            .font(.system(size: 17, weight: .semibold))
          Text("Card description")
            .font(.system(size: 14))
            .foregroundStyle(DSColor.muted)
        }
      }
    #expect(try card.screen().heard() == ["Title, card", "Card description"])
  }

  @Test func interactiveCard() throws {
    // The page names a project and a way to navigate without defining them.
    let project = Project(name: "Atlas", status: "Active", description: "A map of the old town")
    var destinations: [Destination] = []
    func navigate(to destination: Destination) { destinations.append(destination) }

    let card =
      DSCard(
        variant: .elevated, isInteractive: true,
        action: {
          navigate(to: .projectDetail)
        }
      ) {
        VStack(alignment: .leading, spacing: DSSpacing.sm) {
          HStack {
            Text(project.name)
              .font(.system(size: 16, weight: .semibold))
            Spacer()
            DSBadge(text: project.status, variant: .soft)
          }
          Text(project.description)
            .font(.system(size: 13))
            .foregroundStyle(DSColor.muted)
        }
      }
    let host = ViewHost(card)
    #expect(try host.screen.heard() == ["Atlas, Active, A map of the old town, button, card"])
    let action = try #require(host.screen.elements[0].defaultAction)
    host.perform(action)
    #expect(destinations == [.projectDetail])
  }

  @Test func profileCard() throws {
    // The page names a user and an action without defining them.
    let user = User(initials: "AL", name: "Ada Lovelace", role: "Engineer")
    var isFollowing = false
    func followUser() { isFollowing = true }

    let card =
      DSCard(variant: .outlined, padding: DSSpacing.lg) {
        HStack(spacing: DSSpacing.md) {
          DSAvatar(initials: user.initials, size: .lg)

          VStack(alignment: .leading, spacing: 4) {
            Text(user.name)
              .font(.system(size: 16, weight: .semibold))
            Text(user.role)
              .font(.system(size: 13))
              .foregroundStyle(DSColor.muted)
          }

          Spacer()

          DSButton("Follow", variant: .primary, size: .sm) {
            followUser()
          }
        }
      }
    let host = ViewHost(card)
    #expect(
      try host.screen.heard() == ["AL, card", "Ada Lovelace", "Engineer", "Follow, button"])
    let action = try #require(host.screen.elements[3].defaultAction)
    host.perform(action)
    #expect(isFollowing)
  }
}

private struct Project {
  let name: String
  let status: String
  let description: String
}

private struct User {
  let initials: String
  let name: String
  let role: String
}

private enum Destination {
  case projectDetail
}
