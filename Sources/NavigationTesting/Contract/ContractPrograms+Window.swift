import ComposableNavigation

/// Windows `a`, `b` and `c`, for the contract of a window host.
@MainActor
final class ContractWindows<Driver: HostDriver>: ContractProgram
where Driver.Host: WindowHost, Driver.Host.Presentable == Driver.View {
  typealias Navigation = WindowNavigation<String>

  private let stage: ContractStage<Driver, Navigation>

  init(_ setup: ContractSetup<Driver>) {
    let items = setup.isSecond ? ["z"] : ["a", "b", "c"]
    let store = setup.store(of: Navigation(), Navigation.State(items: items)) { action in
      switch action {
      case .close(_, cause: .user, animated: _), .focus(_, cause: .user): true
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
      selected: state.focusedID.flatMap { stage.title(of: $0) }
    )
  }

  func perform(_ move: ContractMove) -> Bool {
    let store = stage.store
    let items = store.state.items
    switch move {
    case .append: store.send(.open(stage.newName(), .another))
    case .removeFirst where !items.isEmpty: store.send(.close(id: store.state.entries.ids[0]))
    case .reverse where items.count > 1: store.send(.setItems(items.reversed()))
    case .stay, .open:
      guard stage.will.letStay(move == .stay) else { return false }
      // Hosts are told after an action, also one that changes nothing.
      store.send(.setItems(items))
    case .selectLast:
      guard let last = store.state.entries.ids.last, last != store.state.focusedID else {
        return false
      }
      store.send(.focus(id: last))
    case .keep: return stage.will.keep()
    default: return false
    }
    return true
  }
}
