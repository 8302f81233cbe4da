import ComposableNavigation

/// Tabs with a stack in each, and a sheet over all of them.
struct Rooms: Reducer {
  enum Tab: Hashable { case first, second }

  struct State: Hashable {
    var tabs = TabNavigation<Tab>.State(items: [.first, .second])
    var first = StackNavigation<Int>.State(items: [0])
    var second = StackNavigation<Int>.State(items: [0, 1])
    var modal = ModalNavigation<Int>.State()
  }

  enum Action {
    case tabs(TabNavigation<Tab>.Action)
    case first(StackNavigation<Int>.Action)
    case second(StackNavigation<Int>.Action)
    case modal(ModalNavigation<Int>.Action)
  }

  var body: some Reducer<State, Action> {
    TabNavigation<Tab>().pullback(state: \.tabs, action: /Action.tabs)
    StackNavigation<Int>().pullback(state: \.first, action: /Action.first)
    StackNavigation<Int>().pullback(state: \.second, action: /Action.second)
    ModalNavigation<Int>().pullback(state: \.modal, action: /Action.modal)
  }
}
