import ComposableNavigation

/// Tabs `a`, `b` and `c`, for the contract of a tab host.
@MainActor
final class ContractTabs<Driver: HostDriver>: ContractProgram
where Driver.Host: TabHost, Driver.Host.Presentable == Driver.View {
  typealias Navigation = TabNavigation<String>

  private let stage: ContractStage<Driver, Navigation>

  init(_ setup: ContractSetup<Driver>) {
    let items = setup.isSecond ? ["z"] : ["a", "b", "c"]
    let store = setup.store(of: Navigation(), Navigation.State(items: items)) { action in
      switch action {
      case .remove(_, cause: .user, animated: _), .select(_, cause: .user): true
      default: false
      }
    }
    stage = ContractStage(setup, store, namesAfter: 3)
  }

  var handler: any NavigationHandler { stage.handler }

  func wanted(above previous: [String]) -> HostScreen {
    let state = stage.store.state
    return .tabs(
      previous + stage.titles(of: state.entries.ids),
      selected: state.activeID.flatMap { stage.title(of: $0) }
    )
  }

  func perform(_ move: ContractMove) -> Bool {
    let store = stage.store
    let items = store.state.items
    switch move {
    case .append: store.send(.setItems(items + [stage.newName()]))
    case .removeFirst where !items.isEmpty: store.send(.setItems(Array(items.dropFirst())))
    case .reverse where items.count > 1: store.send(.setItems(items.reversed()))
    case .selectLast:
      guard let last = store.state.entries.ids.last, last != store.state.activeID else {
        return false
      }
      store.send(.select(id: last))
    case .keep: return stage.will.keep()
    case .stay, .open:
      guard stage.will.letStay(move == .stay) else { return false }
      // Hosts are told after an action, also one that changes nothing.
      store.send(.setItems(items))
    default: return false
    }
    return true
  }
}
