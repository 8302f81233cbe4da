/// A command for a host of any kind, as the lane sees it.
enum NavigationCommand: Hashable, Sendable {
  case stack(StackCommand<ElementID>)
  case modal(ModalCommand<ElementID>)
  case tab(TabCommand<ElementID>)

  /// What would no longer be shown where it is, also when it is put back at once.
  var taken: [ElementID] {
    switch self {
    case .stack(.push): []
    case .stack(.pop(let elements)), .stack(.replace(let elements, with: _)): elements
    case .modal(.dismiss(let element)): [element]
    case .modal(.present), .modal(.restyle): []
    case .tab(let command):
      command.steps.compactMap { step in
        if case .remove(let element) = step { element } else { nil }
      }
    }
  }

  /// What the host needs views for.
  var added: [ElementID] {
    switch self {
    case .stack(.push(let elements)), .stack(.replace(_, with: let elements)): elements
    case .stack(.pop): []
    case .modal(.present(let element, _)), .modal(.restyle(let element, _)): [element]
    case .modal(.dismiss): []
    case .tab(let command):
      command.steps.compactMap { step in
        if case .insert(let element, after: _) = step { element } else { nil }
      }
    }
  }

  /// Which of several that may go goes first: the order with the fewest visible steps.
  var rank: Int {
    switch self {
    case .modal(.dismiss): 0
    case .stack, .tab, .modal(.restyle): 1
    case .modal(.present): 2
    }
  }
}

/// What a container is to show: elements, and what is particular to tabs and modals.
struct Target: Hashable, Sendable {
  var elements: [ElementID] = []
  var selected: ElementID?
  var style: PresentationStyle?
}

/// What a state wants of its host, in the state's own names.
struct Wanted: Hashable, Sendable {
  var entries: [EntryID] = []
  var selected: EntryID?
  var style: PresentationStyle?
  var isAnimated = true
}
