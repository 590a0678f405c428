/// Why each part of an announcement is said, one sentence a rule (facts: voiceover.md §6).
package enum SpeechRules {
  /// Returns the sentence of a rule, nil for a name that is none.
  package static func explanation(of name: String) -> String? {
    table.first { $0.name == name }?.explanation
  }

  /// Every rule by its name, in the order in which their parts are said.
  package static let table: [(name: String, explanation: String)] = lines.split(separator: "\n")
    .compactMap { line in
      guard let bar = line.firstIndex(of: "|") else { return nil }
      let name = line[..<bar].dropLast()
      return (String(name), String(line[bar...].dropFirst(2)))
    }

  private static let lines = """
    group-name | The cursor enters a container, whose name is said once.
    selected | The element has the trait selected, which is said before everything else of it.
    table-header | A header of the row or the column is read before the cell.
    label | The element has this label.
    important-label | The name of a detail that is marked important.
    important-value | A detail that is marked important is said right after the name.
    row-span | The cell covers several rows.
    column-span | The cell covers several columns.
    row | The cell is the first of its row, so that the row's number is said.
    column | The column of the cell is known, and said for each cell.
    value | The element has this value.
    hint-as-name | There is neither label nor value, so that the hint stands in for them.
    dimmed | The element has the trait notEnabled.
    button | The element has the trait button, and no other role that stands in for it.
    back-button | The element is the back button of a navigation bar.
    switch | The element has the traits toggleButton and button.
    switch-state | The value of a switch is said as its state.
    tab | The element is an item of a tab bar, which stands in for a button.
    text-field | The element is a field to type in.
    editing | The field is being edited.
    heading | The element has the trait header.
    heading-level | The element has the trait header, and states its level.
    link | The element has the trait link.
    adjustable | The element has the trait adjustable.
    image | The element has the trait image.
    search-field | The element has the trait searchField.
    expanded | The element states whether what it discloses is shown.
    card | The element has the trait card, which iOS does not have.
    card-entered | The cursor enters a card, which iOS does not announce.
    n-of-m | The container counts its elements.
    list-boundary | The element is the first or the last of a list.
    landmark-end | The element is the last of a landmark.
    landmark-name | The landmark is named at its boundary.
    landmark-start | The element is the first of a landmark.
    hint | The element has this hint, which is said after a pause.
    toggle-hint | The element is a switch, and the system says how to change it.
    text-field-hint | The element is a field to type in; the system's hint replaces its own.
    adjustable-hint | The element has the trait adjustable, and the system says how to adjust it.
    expanded-hint | The element discloses something, and the system says how.
    actions-cue | The element, or a group around it, has custom actions.
    content-cue | The element has details that are read on demand.
    controlled-value | The value belongs to what encloses the element, which changed it.
    rotor-setting | The rotor was set to this.
    rotor-miss | There is nothing of that kind further on.
    rotor-result | The app's rotor found this, and does not say where it is.
    text-part | A part of the element's text, as the rotor leads through it.
    text-link | A link inside the element's text.
    default-action | The first choice of the rotor is to activate the element.
    action-name | A custom action, which a double tap performs now.
    content-item | A detail that is read on demand.
    item-name | The item chooser lists the names of all stops.
    page | The scroll view shows this page of so many.
    scroll-status | The scroll view says itself what it shows.
    screen-place | The element stands in the upper or the lower third of the screen.
    table-header-role | The cell is a header of its row or column.
    """
}
