package import ComposableNavigation

/// One host of a simulated window: slow, and obedient to the letter.
package struct SimulatedHost: Hashable, Sendable {
  package let id: MemberID
  let place: Place?
  let blueprint: Blueprint
  /// Where the program's state of it lies: the entries from the root.
  let address: [EntryID]
  package var shown: [ElementID] = []
  var selected: ElementID?
  var flight: Flight?
  var isGesturing = false

  /// A command that the host has been given.
  struct Flight: Hashable, Sendable {
    let token: Int
    let command: NavigationCommand
    /// What can be seen has changed; the acknowledgement is still to come.
    var isApplied = false
    /// What the user has taken away since it was asked for.
    var gone: [ElementID] = []
  }

  var showing: Showing { Showing(shown, selected: selected) }

  /// Does what it was asked, as far as the user has left it to do.
  ///
  /// The rules are those of `StackHost`, `ModalHost` and `TabHost`.
  mutating func apply(_ mistake: Mistake? = nil) {
    guard let flight else { return }
    switch flight.command {
    case .stack(.pop(let elements)) where mistake == .popByCount:
      shown.removeLast(min(elements.count, shown.count))
    case .stack(let command):
      let added = Set(command.applied(to: []))
      shown = command.applied(to: shown).filter {
        !(added.contains($0) && flight.gone.contains($0))
      }
    case .modal(.present(let element, _)):
      if !flight.gone.contains(element) { shown = [element] }
    case .modal(.dismiss(let element)):
      shown.removeAll { $0 == element }
    case .modal(.restyle):
      break
    case .tab(let command):
      shown = command.applied(to: shown)
      // Assumed: when the selected tab goes, the host selects the first.
      if selected.map(shown.contains) != true { selected = shown.first }
      if let select = command.select, shown.contains(select) { selected = select }
    }
    self.flight?.isApplied = true
  }

  /// The user takes the topmost elements away.
  mutating func lose(_ count: Int) -> [ElementID] {
    let gone = Array(shown.suffix(count))
    shown.removeLast(count)
    flight?.gone += gone
    return gone
  }
}
