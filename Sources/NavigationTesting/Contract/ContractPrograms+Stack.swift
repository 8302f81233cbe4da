import ComposableNavigation

/// A stack of `a` and `b`, for the contract of a stack host.
@MainActor
final class ContractStack<Driver: HostDriver>: ContractProgram
where Driver.Host: StackHost, Driver.Host.Presentable == Driver.View {
  typealias Navigation = StackNavigation<String>

  private let store: Store<Navigation.State, Navigation.Action>
  private let stack: StackNavigationHandler<ContractViews<Driver>>
  private let driver: Driver
  private let will: ContractWill
  private var names = ContractNames(after: 2)

  init(_ setup: ContractSetup<Driver>) {
    driver = setup.watch.driver
    will = setup.will
    let items = setup.isSecond ? ["z"] : ["a", "b"]
    store = setup.store(of: Navigation(), Navigation.State(items: items)) { action in
      if case .remove(_, cause: .user, animated: _) = action { true } else { false }
    }
    stack = StackNavigationHandler(
      store: store,
      viewProvider: setup.views,
      ignorePreviousPresentables: setup.keepsPrevious
    )
    stack.setup(with: setup.watch)
  }

  var handler: any NavigationHandler { stack }

  func wanted(above previous: [String]) -> HostScreen {
    let views = store.state.entries.ids.compactMap { stack.presentable(for: $0) }
    return .stack(previous + views.map { driver.title(of: $0) })
  }

  func perform(_ move: ContractMove) -> Bool {
    let items = store.state.items
    switch move {
    case .push: store.send(.pushItem(names.next()))
    case .pushTwo: store.send(.pushItems([names.next(), names.next()]))
    case .pop where !items.isEmpty: store.send(.popItem())
    case .popToRoot where items.count > 2: store.send(.popToRoot())
    case .replaceTop where !items.isEmpty: store.send(.replaceTop(with: names.next()))
    case .putBelow where !items.isEmpty: store.send(.setItems([names.next()] + items))
    case .keep: return will.keep()
    case .stay, .open:
      guard will.letStay(move == .stay) else { return false }
      // Hosts are told after an action, also one that changes nothing.
      store.send(.setItems(items, animated: false))
    default: return false
    }
    return true
  }
}

/// Names that no item has: `c`, `d`, `e`.
struct ContractNames {
  private var count: Int

  init(after count: Int) { self.count = count }

  mutating func next() -> String {
    count += 1
    let letters = Array("abcdefghijklmnopqrstuvwxy")
    let letter = letters[(count - 1) % letters.count]
    return count > letters.count ? "\(letter)\(count)" : "\(letter)"
  }
}
