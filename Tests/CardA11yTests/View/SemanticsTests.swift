import CardA11y
import Testing

/// What views become for readers; numbered vectors are of facts: seed-systems.md §7, observed on
/// iOS 18.5 and 26.2 unless said.
@MainActor
struct SemanticsTests {
  @Test func vector1UnlabelledSymbolAddsNothingToACombinedElement() {
    let screen = HStack {
      Image(systemName: "person.circle.fill")
      VStack {
        Text("John Doe")
        Text("Online")
      }
    }
    .accessibilityElement(children: .combine)
    .screen()
    #expect(screen.labels == ["John Doe, Online"])
    #expect(screen.elements[0].traits == [])
  }

  @Test func vector2ValueIsAddedToTheCombinedLabel() {
    let screen = HStack {
      Text("Progress")
      Spacer()
      Text("75%")
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue("75 percent complete")
    .screen()
    #expect(screen.labels == ["Progress, 75%"])
    #expect(screen.elements[0].value == "75 percent complete")
  }

  @Test func vector4SymbolSpeaksItsLabel() {
    let screen = Image(systemName: "heart.fill").accessibilityLabel("Favorite").screen()
    #expect(screen.labels == ["Favorite"])
    #expect(screen.elements[0].traits == .isImage)
  }

  @Test func vector5And6ButtonWithHintAndHeading() {
    let screen = VStack {
      Button("Delete") {}.accessibilityHint("Removes this item permanently")
      Text("Section Header").accessibilityAddTraits(.isHeader)
    }.screen()
    #expect(screen.labels == ["Delete", "Section Header"])
    #expect(screen.elements[0].hint == "Removes this item permanently")
    #expect(screen.elements[1].traits.contains(.isHeader))
  }

  @Test func vector7IconButtonTakesLabelAndInputLabels() {
    let names = ["Microphone", "Mic", "Record", "Voice"]
    let screen = Button {
    } label: {
      Image(systemName: "mic")
    }
    .accessibilityLabel("Microphone")
    .accessibilityInputLabels(names)
    .screen()
    #expect(screen.labels == ["Microphone"])
    #expect(screen.elements[0].inputLabels == names)
  }

  @Test func vector11ShapesBecomeElementsOnceTheySaySomething() {
    let screen = VStack {
      Circle()
      Circle().accessibilityLabel("Label")
      Circle().accessibilityValue("Value")
      Circle().accessibilityLabel("")
    }.screen()
    #expect(screen.labels == ["Label", nil, ""])
  }

  @Test func iconButtonWithoutLabelHasNoName() {
    let screen = Button {
    } label: {
      Image(systemName: "trash")
    }.screen()
    #expect(screen.labels == [nil])
  }

  @Test func hiddenSubtreesAreSeenAndNotHeard() {
    let screen = VStack {
      Text("Seen")
      Button("Pressed") {}
    }
    .accessibilityHidden(true)
    .screen()
    #expect(screen.elements.isEmpty)
    #expect(screen.texts.count == 2)
  }

  @Test func picturesSpeakTheirNameUnlessTheyAreDecorative() {
    let screen = VStack {
      Image("salad")
      Image(decorative: "soup")
      Image("bread", label: Text("A loaf"))
    }.screen()
    #expect(screen.labels == ["salad", "A loaf"])
  }

  @Test func explicitLabelReplacesTheCombinedOne() {
    let screen = VStack {
      Text("4.5")
      Text("2847 ratings")
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Rated 4.5")
    .screen()
    #expect(screen.labels == ["Rated 4.5"])
  }

  @Test func ignoredChildrenLeaveAnElementWithoutProperties() {
    let screen = VStack { Text("Inside") }.accessibilityElement().screen()
    #expect(screen.labels == [nil])
  }

  @Test func combinedControlsBecomeActionsAndHeadingsSurvive() {
    let screen = VStack {
      Text("Ada").accessibilityAddTraits(.isHeader)
      Button("Follow") {}
      Text("Engineer")
    }
    .accessibilityElement(children: .combine)
    .screen()
    #expect(screen.labels == ["Ada, Engineer"])
    #expect(screen.elements[0].traits == .isHeader)
    #expect(screen.elements[0].customActions.map(\.name) == ["Follow"])
  }

  @Test func labelledControlsStayActionsWhereTheyAreCombined() {
    let screen = VStack {
      Text("Ada")
      Button("Follow") {}.padding(8).accessibilityLabel("Follow Ada")
    }
    .accessibilityElement(children: .combine)
    .screen()
    #expect(screen.labels == ["Ada"])
    #expect(screen.elements[0].customActions.map(\.name) == ["Follow Ada"])
  }

  @Test func tapGestureAroundSeveralElementsIsAGroupWithoutRole() throws {
    let screen = VStack {
      Text("One")
      Text("Two")
    }
    .onTapGesture {}
    .screen()
    #expect(screen.labels == ["One", "Two"])
    #expect(screen.elements.allSatisfy { $0.defaultAction == nil && !$0.traits.isInteractive })
    let group = try #require(screen.tree.nodes.first { $0.defaultAction != nil })
    #expect(!group.isElement)
  }

  @Test func tapGestureOnOneElementIsItsAction() {
    let screen = Text("Tap me").onTapGesture {}.accessibilityAddTraits(.isButton).screen()
    #expect(screen.elements[0].defaultAction != nil)
    #expect(screen.elements[0].traits.contains(.isButton))
  }

  @Test func disabledReachesEveryElementInside() {
    let screen = VStack {
      Text("Name")
      Button("Save") {}
    }
    .disabled(true)
    .screen()
    #expect(screen.elements.map { $0.traits.contains(.notEnabled) } == [true, true])
  }

  @Test func pathsKeepPositionsWhereAViewIsAbsent() {
    let view = { (isShown: Bool) in
      VStack {
        if isShown { Text("First") }
        Text("Second")
      }
    }
    let with = view(true).screen().elements.last?.id
    let without = view(false).screen().elements.last?.id
    #expect(with == without)
    #expect(with == "VStack/Text[1]")
  }

  @Test func loopsGiveTheirKeysToThePath() {
    let screen = ForEach(["a", "b"], id: \.self) { Text($0) }.screen()
    #expect(screen.elements.map(\.id) == ["Text#a", "Text#b"])
  }

  @Test func nodesKnowTheLineTheyCameFrom() {
    let line = #line + 1
    let screen = VStack { Text("Here") }.screen()
    #expect(screen.elements[0].source?.line == line)
    #expect(screen.elements[0].source?.path.hasSuffix("SemanticsTests.swift") == true)
  }

  @Test func layersAreInTheOrderOfPaint() {
    let screen = Text("Middle")
      .background(Color.red)
      .overlay(Rectangle().stroke(.blue))
      .screen()
    let kinds = screen.scene.items.map { item in
      switch item.content {
      case .text: "text"
      case .shape(let shape): shape.stroke == nil ? "fill" : "stroke"
      case .image: "image"
      }
    }
    #expect(kinds == ["fill", "text", "stroke"])
  }

  /// facts: seed-systems.md §5.1: `.ignore` hides its children, and has no properties.
  @Test func anIgnoredViewSaysNothingInsideOfACombinedOne() {
    let screen = VStack {
      Text("Pizza")
      HStack { Text("a") }.accessibilityElement(children: .ignore)
    }
    .accessibilityElement(children: .combine)
    .screen()
    #expect(screen.labels == ["Pizza"])
  }

  @Test func hintsAndValuesOfTheContentAreMergedOnce() {
    let screen = VStack {
      Text("Mail").accessibilityHint("Opens the mail")
      HStack {
        Text("m")
        Text("n")
      }
      .accessibilityValue("v")
    }
    .accessibilityElement(children: .combine)
    .screen()
    #expect(screen.labels == ["Mail, m, n"])
    #expect(screen.elements[0].value == "v")
    #expect(screen.elements[0].hint == "Opens the mail")
  }

  @Test func aDisabledControlIsNoActionOfTheElementAround() {
    let screen = Button {
    } label: {
      HStack {
        Text("Outer")
        Button("Inner") {}.disabled(true)
      }
    }.screen()
    #expect(screen.elements[0].customActions.isEmpty)
  }

  @Test func aCardKeepsItsPathWhenItsContentChanges() {
    let screens = [
      DSCard { Text("One") }.screen(), DSCard { VStack { Text("One") } }.screen(),
    ]
    for screen in screens {
      #expect(screen.tree.nodes.first { $0.traits.contains(.isCard) }?.id == "DSCard")
    }
  }
}
