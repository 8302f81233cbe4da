import ComposableNavigation
import NavigationLinks

/// A few screens that lead to each other, one of them only by a link: SUINavigation's sample, smaller.
struct Kiosk: Reducer {
  enum Screen: Hashable, Sendable { case root, first(String), second(Int), bool, object(Int) }

  struct State: Equatable, Sendable {
    var stack = StackNavigation<Screen>.State(items: [.root])
  }

  enum Action: Equatable, Sendable {
    case secondTapped(Int)
    case firstTapped
    case firstLoaded(String)
    case boolTapped
    case stack(StackNavigation<Screen>.Action)
  }

  var body: some Reducer<State, Action> {
    StackNavigation<Screen>().pullback(state: \.stack, action: /Action.stack)
    Reduce { _, action in
      switch action {
      case .secondTapped(let number): .send(.stack(.pushItem(.second(number))))
      case .firstTapped: .run { send in await send(.firstLoaded("New")) }
      case .firstLoaded(let text): .send(.stack(.pushItem(.first(text))))
      case .boolTapped: .send(.stack(.pushItem(.bool)))
      case .stack: .none
      }
    }
  }

  static func links() throws -> LinkTable<Screen> {
    try LinkTable {
      Link(/Screen.second, id: "SecondView") {
        "SecondView"
        Query.value("secondNumber", Int.self, default: 0)
      }
      Link(/Screen.bool, id: "BoolView") { "BoolView" }
      Link(/Screen.object, id: "object") {
        "object"
        Query.value("object.id", Int.self)
      }
    }
  }

  static func graph(_ links: [LinkedScreen]? = nil) throws -> NavigationGraph {
    NavigationGraph(
      of: Kiosk(),
      from: State(),
      links: try links ?? self.links().linkedScreens,
      screen: \.stack.topItem,
      actions: actions
    )
  }

  /// Returns the actions that are possible on the screen in front.
  static func actions(in state: State) -> [Action] {
    switch state.stack.topItem {
    case .root: [.secondTapped(0), .boolTapped]
    case .second: [.boolTapped]
    case .bool: [.firstLoaded("a"), .secondTapped(1)]
    case .first, .object, nil: []
    }
  }
}
