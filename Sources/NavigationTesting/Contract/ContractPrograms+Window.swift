import ComposableNavigation

/// Windows `a`, `b` and `c`, for the contract of a window host.
@MainActor
final class ContractWindows<Driver: HostDriver>: ContractProgram
where Driver.Host: WindowHost, Driver.Host.Presentable == Driver.View {
  typealias Navigation = WindowNavigation<String>

  private let store: Store<Navigation.State, Navigation.Action>
  private let windows: WindowNavigationHandler<ContractViews<Driver>>
  private let driver: Driver
  private let will: ContractWill
  private var names = ContractNames(after: 3)

  init(_ setup: ContractSetup<Driver>) {
    driver = setup.watch.driver
    will = setup.will
    let items = setup.isSecond ? ["z"] : ["a", "b", "c"]
    store = setup.store(of: Navigation(), Navigation.State(items: items)) { action in
      switch action {
      case .close(_, cause: .user, animated: _), .focus(_, cause: .user): true
      default: false
      }
    }
    windows = WindowNavigationHandler(
      store: store,
      viewProvider: setup.views,
      ignorePreviousPresentables: setup.keepsPrevious
    )
    windows.setup(with: setup.watch)
  }

  var handler: any NavigationHandler { windows }

  func wanted(above previous: [String]) -> HostScreen {
    let views = store.state.entries.ids.compactMap { windows.presentable(for: $0) }
    let focused = store.state.focusedID.flatMap { windows.presentable(for: $0) }
    return .tabs(
      previous + views.map { driver.title(of: $0) },
      selected: focused.map { driver.title(of: $0) }
    )
  }

  func perform(_ move: ContractMove) -> Bool {
    let items = store.state.items
    switch move {
    case .append: store.send(.open(names.next(), .another))
    case .removeFirst where !items.isEmpty: store.send(.close(id: store.state.entries.ids[0]))
    case .reverse where items.count > 1: store.send(.setItems(items.reversed()))
    case .selectLast:
      guard let last = store.state.entries.ids.last, last != store.state.focusedID else {
        return false
      }
      store.send(.focus(id: last))
    case .keep: return will.keep()
    default: return false
    }
    return true
  }
}
