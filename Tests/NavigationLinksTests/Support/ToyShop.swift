import ComposableNavigation
import NavigationLinks

/// A shop whose screens lead to each other, some of them by links alone.
struct ToyShop: Reducer {
  enum Screen: Hashable, Sendable {
    case list
    case product(Int)
    case related(to: Int)
    case account
    case receipt
    case legal(page: Int)

    /// The screens to which the user can go next.
    var exits: [Screen] {
      switch self {
      case .list: [.product(1), .account]
      case .product(let id): [.related(to: id), .product(id + 1)]
      case .related(let id): [.product(id)]
      case .account: [.receipt]
      case .receipt, .legal: []
      }
    }
  }

  struct State: Equatable, Sendable {
    var stack = StackNavigation<Screen>.State(items: [.list])
  }

  enum Action: Equatable, Sendable {
    case open(Screen)
    case stack(StackNavigation<Screen>.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.stack, action: /Action.stack) { StackNavigation<Screen>() }
    Reduce { state, action in
      guard case .open(let screen) = action else { return .none }
      // Sends an action of its own: the graph also follows actions that reducers send.
      return .send(.stack(.pushItem(screen)))
    }
  }

  static func links() throws -> LinkTable<Screen> {
    try LinkTable {
      Link(/Screen.product) {
        "product"
        Segment.value("id", Int.self)
      }
      Link(/Screen.account) { "account" }
      Link(/Screen.legal) {
        "legal"
        Query.value("page", Int.self, default: 3)
      }
    }
  }

  static func graph() throws -> NavigationGraph {
    NavigationGraph(
      of: ToyShop(),
      from: State(),
      links: try links().linkedScreens,
      screen: \.stack.topItem,
      actions: { $0.stack.topItem?.exits.map(Action.open) ?? [] }
    )
  }
}
