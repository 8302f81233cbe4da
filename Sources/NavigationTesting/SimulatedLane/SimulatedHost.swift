package import ComposableNavigation

/// One host of a simulated window: slow, and obedient to the letter.
package struct SimulatedHost: Sendable {
  @Boxed private var parts: Parts

  /// Boxed, because a search copies all hosts at every step, and a step changes one or two.
  private struct Parts {
    let id: MemberID
    let place: Place?
    let blueprint: Blueprint
    let page: Int
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
  init(id: MemberID, place: Place?, blueprint: Blueprint, page: Int = 0) {
    _parts = Boxed(wrappedValue: Parts(id: id, place: place, blueprint: blueprint, page: page))
  }

  package var id: MemberID { parts.id }
  var place: Place? { parts.place }
  var blueprint: Blueprint { parts.blueprint }
  var page: Int { parts.page }

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

  /// The user takes the topmost elements away.
  mutating func lose(_ count: Int) -> [ElementID] {
    let gone = Array(shown.suffix(count))
    shown.removeLast(count)
    flight?.gone += gone
    return gone
  }
}
