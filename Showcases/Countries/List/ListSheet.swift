import ComposableNavigation

/// The list's sheet: the one for sorting or the one for filtering.
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
  /// The sort sheet, or nil.
  var sort: SortSheet.State? { if case .sort(let sort) = self { sort } else { nil } }

  /// The filter sheet, or nil.
  var filter: FilterSheet.State? { if case .filter(let filter) = self { filter } else { nil } }

  /// A Boolean value that indicates whether nothing covers the sheet.
  var isInFront: Bool { filter?.alert.item == nil }

  /// The tree, with the alert over it.
  var tree: NavigationTree {
    switch self {
    case .sort(let sort): .screen(sort.title)
    case .filter(let filter): .screen(filter.title).presenting(filter.alert.tree)
    }
  }
}
