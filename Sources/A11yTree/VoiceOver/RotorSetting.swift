/// What swiping up and down moves by (facts: voiceover.md §11.2).
public enum RotorSetting: Hashable, Sendable {
  /// Character by character through the element's text.
  case characters
  /// Word by word through the element's text.
  case words
  /// Line by line through the element's text.
  case lines
  /// Headings.
  case headings
  /// Headings of a level, from 1 to 6.
  case headingLevel(Int)
  /// Links, those inside of texts too.
  case links
  /// Buttons.
  case buttons
  /// Controls of a form.
  case formControls
  /// Fields to type in.
  case textFields
  /// Fields to search in.
  case searchFields
  /// Pictures.
  case images
  /// Texts that cannot change.
  case staticText
  /// Containers, each at its first stop.
  case containers
  /// Landmarks, each at its first stop.
  case landmarks
  /// Lists, each at its first stop.
  case lists
  /// Data tables, each at its first stop.
  case tables
  /// Rows of data tables, each at its first cell.
  case rows
  /// The actions of the element.
  case actions
  /// The details of the element.
  case moreContent
  /// A rotor of the app, by its name and the node that offers it.
  case custom(name: String, owner: NodeID)

  /// The settings of the system, in the order of the dial.
  package static let system: [RotorSetting] =
    [.characters, .words, .lines, .headings] + (1...6).map { .headingLevel($0) } + [
      .links, .buttons, .formControls, .textFields, .searchFields, .images, .staticText,
      .containers, .landmarks, .lists, .tables, .rows, .actions, .moreContent,
    ]

  /// The name, as scenario files write it; that of an app's rotor is its own.
  public var name: String {
    switch self {
    case .headingLevel(let level): "heading\(level)"
    case .custom(let name, _): name
    default: "\(self)"
    }
  }

  /// Returns whether a name means the setting, in any case and with or without spaces.
  func isCalled(_ name: String) -> Bool {
    self.name == name || self.name.withoutSpaces == name.withoutSpaces
  }
}

extension RotorSetting {
  /// What is said when the rotor is set, nil for a rotor of the app, which says its name.
  var phrase: Phrase? {
    switch self {
    case .characters: .rotorCharacters
    case .words: .rotorWords
    case .lines: .rotorLines
    case .headings: .rotorHeadings
    case .headingLevel: .rotorHeadingLevel
    case .links: .rotorLinks
    case .buttons: .rotorButtons
    case .formControls: .rotorFormControls
    case .textFields: .rotorTextFields
    case .searchFields: .rotorSearchFields
    case .images: .rotorImages
    case .staticText: .rotorStaticText
    case .containers: .rotorContainers
    case .landmarks: .rotorLandmarks
    case .lists: .rotorLists
    case .tables: .rotorTables
    case .rows: .rotorRows
    case .actions: .rotorActions
    case .moreContent: .rotorMoreContent
    case .custom: nil
    }
  }

  /// What is said where the rotor finds nothing further, nil where that makes a sound.
  var miss: Phrase? {
    switch self {
    case .headings, .headingLevel: .headingNotFound
    case .links: .linkNotFound
    case .buttons: .buttonNotFound
    case .formControls: .formControlNotFound
    case .textFields: .textFieldNotFound
    case .searchFields: .searchFieldNotFound
    case .images: .imageNotFound
    case .staticText: .staticTextNotFound
    case .containers: .containerNotFound
    case .landmarks: .landmarkNotFound
    case .lists: .listNotFound
    case .tables: .tableNotFound
    case .rows: .rowNotFound
    case .custom: .itemNotFound
    case .characters, .words, .lines, .actions, .moreContent: nil
    }
  }
}

extension String {
  fileprivate var withoutSpaces: String { lowercased().filter { $0 != " " } }
}
