import ComposableNavigation

/// Tabs `a`, `b` and `c`, for the contract of a tab host.
@MainActor
final class ContractTabs<Driver: HostDriver>: ContractProgram
where Driver.Host: TabHost, Driver.Host.Presentable == Driver.View {
  typealias Navigation = TabNavigation<String>

  private let store: Store<Navigation.State, Navigation.Action>
  private let tabs: TabNavigationHandler<ContractViews<Driver>>
  private let driver: Driver
  private let will: ContractWill
  private var names = ContractNames(after: 3)

  init(_ setup: ContractSetup<Driver>) {
    driver = setup.watch.driver
    will = setup.will
    let items = setup.isSecond ? ["z"] : ["a", "b", "c"]
    store = setup.store(of: Navigation(), Navigation.State(items: items)) { action in
      switch action {
      case .remove(_, cause: .user, animated: _), .select(_, cause: .user): true
      default: false
      }
    }
    tabs = TabNavigationHandler(
      store: store,
      viewProvider: setup.views,
      ignorePreviousPresentables: setup.keepsPrevious
    )
    tabs.setup(with: setup.watch)
  }

  var handler: any NavigationHandler { tabs }

  func wanted(above previous: [String]) -> HostScreen {
    let views = store.state.entries.ids.compactMap { tabs.presentable(for: $0) }
    let active = store.state.activeID.flatMap { tabs.presentable(for: $0) }
    return .tabs(
      previous + views.map { driver.title(of: $0) },
      selected: active.map { driver.title(of: $0) }
    )
  }

  func perform(_ move: ContractMove) -> Bool {
    let items = store.state.items
    switch move {
    case .append: store.send(.setItems(items + [names.next()]))
    case .removeFirst where !items.isEmpty: store.send(.setItems(Array(items.dropFirst())))
    case .reverse where items.count > 1: store.send(.setItems(items.reversed()))
    case .selectLast:
      guard let last = store.state.entries.ids.last, last != store.state.activeID else {
        return false
      }
      store.send(.select(id: last))
    case .keep: return will.keep()
    case .stay, .open:
      guard will.letStay(move == .stay) else { return false }
      // Hosts are told after an action, also one that changes nothing.
      store.send(.setItems(items))
    default: return false
    }
    return true
  }
}
