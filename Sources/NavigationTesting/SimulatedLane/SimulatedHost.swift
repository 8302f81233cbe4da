package import ComposableNavigation

/// One host of a simulated window: slow, and obedient to the letter.
package struct SimulatedHost: Sendable {
  @Boxed private var parts: Parts

  /// Boxed, because a search copies all hosts at every step, and a step changes one or two.
  private struct Parts {
    var id: MemberID
    var place: Place?
    let blueprint: Blueprint
    let page: Int
    let column: SplitColumn?
    var made: [ElementID] = []
    var shown: [ElementID] = []
    var selected: ElementID?
    var flight: Flight?
    var isGesturing = false
  }

  /// A command that the host has been given.
  struct Flight: Hashable, Sendable {
    let token: Int
    let command: NavigationCommand
    /// What can be seen has changed; the acknowledgement is still to come.
    var isApplied = false
    /// The host does nothing, because another transition ran when it was asked.
    var isIgnored = false
    /// What the user has taken away since it was asked for.
    var gone: [ElementID] = []
  }

  /// Makes a host that shows nothing; the program's state of it lies on a page.
  init(
    id: MemberID,
    place: Place?,
    blueprint: Blueprint,
    page: Int = 0,
    column: SplitColumn? = nil
  ) {
    let parts = Parts(id: id, place: place, blueprint: blueprint, page: page, column: column)
    _parts = Boxed(wrappedValue: parts)
  }

  package var id: MemberID { parts.id }
  var place: Place? { parts.place }
  var blueprint: Blueprint { parts.blueprint }
  var page: Int { parts.page }
  /// Which column of a split it is; nil for the split itself, and for all others.
  var column: SplitColumn? { parts.column }

  /// A column's elements with a view: another column may have made it.
  var made: [ElementID] {
    _read { yield parts.made }
    _modify { yield &parts.made }
  }

  package var shown: [ElementID] {
    _read { yield parts.shown }
    _modify { yield &parts.shown }
  }

  var selected: ElementID? {
    get { parts.selected }
    set { parts.selected = newValue }
  }

  var flight: Flight? {
    _read { yield parts.flight }
    _modify { yield &parts.flight }
  }

  var isGesturing: Bool {
    get { parts.isGesturing }
    set { parts.isGesturing = newValue }
  }

  var showing: Showing { Showing(shown, selected: selected) }

  /// Does what it was asked, as far as the user has left it to do.
  ///
  /// The rules are those of `StackHost`, `ModalHost` and `TabHost`.
  mutating func apply(_ mistake: Mistake? = nil) {
    guard let flight else { return }
    defer { self.flight?.isApplied = true }
    if flight.isIgnored { return }
    switch flight.command {
    case .stack(.pop(let elements)) where mistake == .popByCount:
      shown.removeLast(min(elements.count, shown.count))
    case .stack(let command):
      let added = command.applied(to: [])
      shown = command.applied(to: shown).removing {
        flight.gone.contains($0) && added.contains($0)
      }
    case .modal(.present(let element, _)):
      if !flight.gone.contains(element) { shown = [element] }
    case .modal(.dismiss(let element)):
      shown.removeAll { $0 == element }
    case .modal(.restyle):
      break
    case .split(let command):
      shown = command.applied(to: shown)
    case .tab(let command):
      shown = command.applied(to: shown)
      // Assumed: when the selected tab goes, the host selects the first.
      if selected.map(shown.contains) != true { selected = shown.first }
      if let select = command.select, shown.contains(select) { selected = select }
    }
  }

  /// Its handler has another name from now on, and lies elsewhere.
  mutating func move(to place: Place, as id: MemberID) {
    parts.place = place
    parts.id = id
  }

  /// The user takes the topmost elements away.
  mutating func lose(_ count: Int) -> [ElementID] {
    let gone = Array(shown.suffix(count))
    shown.removeLast(count)
    flight?.gone += gone
    return gone
  }
}
