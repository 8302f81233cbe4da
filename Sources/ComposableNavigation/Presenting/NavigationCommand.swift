/// A command for a host of any kind, as the lane sees it.
@usableFromInline
package enum NavigationCommand: Hashable, Sendable {
  case stack(StackCommand<ElementID>)
  case modal(ModalCommand<ElementID>)
  case tab(TabCommand<ElementID>)
  case split(SplitCommand<ElementID>)

  /// The elements that would no longer be shown where they are, also when they are put back at
  /// once.
  package var taken: [ElementID] {
    switch self {
    case .stack(.push): []
    case .stack(.pop(let elements)), .stack(.replace(let elements, with: _)): elements
    case .modal(.dismiss(let element)): [element]
    case .modal(.present), .modal(.restyle): []
    case .tab(let command):
      command.steps.compactMap { step in
        if case .remove(let element) = step { element } else { nil }
      }
    case .split(.collapse(let elements)): elements
    case .split(.expand): []
    }
  }

  /// The elements that the host needs views for.
  package var added: [ElementID] {
    switch self {
    case .stack(.push(let elements)), .stack(.replace(_, with: let elements)): elements
    case .stack(.pop): []
    case .modal(.present(let element, _)), .modal(.restyle(let element, _)): [element]
    case .modal(.dismiss): []
    case .tab(let command):
      command.steps.compactMap { step in
        if case .insert(let element, after: _) = step { element } else { nil }
      }
    case .split(.collapse): []
    case .split(.expand(let elements)): elements
    }
  }

  /// Which of several that may go goes first: the order with the fewest visible steps.
  package var rank: Int {
    switch self {
    case .modal(.dismiss): 0
    case .stack, .tab, .split(.collapse), .modal(.restyle): 1
    // A view leaves the column where it is before another column comes to show it.
    case .split(.expand): 2
    case .modal(.present): 3
    }
  }
}

/// The wishes that a state has of its host, in the state's own names.
@usableFromInline
package struct Wanted: Hashable, Sendable {
  @usableFromInline package var entries: [EntryID] = []
  @usableFromInline package var selected: EntryID?
  @usableFromInline package var style: PresentationStyle?
  @usableFromInline package var isAnimated = true

  package init(
    entries: [EntryID] = [],
    selected: EntryID? = nil,
    style: PresentationStyle? = nil,
    isAnimated: Bool = true
  ) {
    self.entries = entries
    self.selected = selected
    self.style = style
    self.isAnimated = isAnimated
  }

  /// Tells whether both want the same visits.
  @usableFromInline
  package static func == (lhs: Wanted, rhs: Wanted) -> Bool {
    lhs.isAnimated == rhs.isAnimated && lhs.style == rhs.style
      && lhs.selected.map(Visit.init) == rhs.selected.map(Visit.init)
      && lhs.entries.areSame(as: rhs.entries)
  }
}
