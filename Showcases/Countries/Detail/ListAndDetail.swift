import ComposableNavigation

/// A screen of a list's stack: the list itself, or the detail of one of its countries.
struct ListAndDetail: Reducer {
  typealias Action = Detail.Action

  enum State: Hashable, Sendable, Codable {
    case list
    case detail(Detail.State)
  }

  var body: some Reducer<State, Action> {
    Scope(state: /State.detail, action: .whole) { Detail() }
  }
}

extension StackNavigation<ListAndDetail.State>.State {
  /// The list alone.
  static var list: Self { Self(items: [.list], id: \.name) }

  /// The detail on top with its entry; nil if the list is on top.
  var detail: (id: EntryID, state: Detail.State)? {
    guard let topID, case .detail(let detail) = topItem else { return nil }
    return (topID, detail)
  }

  /// Returns the tree, with the list under its own title.
  func tree(listTitle: String) -> NavigationTree {
    tree { entry in
      switch entry.item {
      case .list: .screen(listTitle)
      case .detail(let detail): detail.pages.tree { .screen($0.item.title) }
      }
    }
  }
}

extension StackNavigation<ListAndDetail.State>.Action {
  /// Returns the action that opens a detail above the list, replacing an open one.
  static func open(_ country: Country, in atlas: Atlas) -> Self {
    .setItems([.list, .detail(Detail.State(of: country, in: atlas))])
  }
}

extension ListAndDetail.State {
  /// The name of an initial entry.
  fileprivate var name: String {
    switch self {
    case .list: "list"
    case .detail: "detail"
    }
  }
}
