import ComposableNavigation

/// The sheet that the list presents: the one in which it is sorted, or the one in which it is
/// filtered.
struct ListSheet: Reducer {
  enum State: Hashable, Sendable, Codable {
    case sort(SortSheet.State)
    case filter(FilterSheet.State)
  }

  enum Action: Equatable, Sendable, Codable {
    case sort(SortSheet.Action)
    case filter(FilterSheet.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: /State.sort, action: /Action.sort) { SortSheet() }
    Scope(state: /State.filter, action: /Action.filter) { FilterSheet() }
  }
}

extension ListSheet.State {
  /// The sort sheet, when it is that one.
  var sort: SortSheet.State? { if case .sort(let sort) = self { sort } else { nil } }

  /// The filter sheet, when it is that one.
  var filter: FilterSheet.State? { if case .filter(let filter) = self { filter } else { nil } }

  /// Tells whether nothing lies over the sheet.
  var isInFront: Bool { filter?.alert.item == nil }

  /// The picture, with the alert over it.
  var tree: NavigationTree {
    switch self {
    case .sort(let sort): .screen(sort.title)
    case .filter(let filter): .screen(filter.title).presenting(filter.alert.tree)
    }
  }
}

extension ListSheet: BackNavigable {
  /// Dismisses what lies over the sheet.
  func backAction(in state: State) -> Action? {
    state.filter.flatMap(FilterSheet().backAction).map(Action.filter)
  }
}
