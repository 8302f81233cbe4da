import ComposableNavigation

/// The program for the contract of a stack host: a stack of `a` and `b`.
@MainActor
final class ContractStack<Driver: HostDriver>: ContractProgram
where Driver.Host: StackHost, Driver.Host.Presentable == Driver.View {
  typealias Navigation = StackNavigation<String>

  private let stage: ContractStage<Driver, Navigation>

  init(_ setup: ContractSetup<Driver>) {
    let items = setup.isSecond ? ["z"] : ["a", "b"]
    let store = setup.store(of: Navigation(), Navigation.State(items: items)) { action in
      if case .remove(_, cause: .user, animated: _) = action { true } else { false }
    }
    stage = ContractStage(setup, store, namesAfter: 2)
  }

  var handler: any NavigationHandler { stage.handler }

  func desiredScreen(above previous: [String]) -> HostScreen {
    .stack(previous + stage.titles(of: stage.store.state.entries.ids))
  }

  func perform(_ move: ContractMove) -> Bool {
    let store = stage.store
    let items = store.state.items
    switch move {
    case .push: store.send(.pushItem(stage.newName()))
    case .pushTwo: store.send(.pushItems([stage.newName(), stage.newName()]))
    case .pop where !items.isEmpty: store.send(.popItem())
    case .popToRoot where items.count > 2: store.send(.popToRoot())
    case .replaceTop where !items.isEmpty: store.send(.replaceTop(with: stage.newName()))
    case .putBelow where !items.isEmpty: store.send(.setItems([stage.newName()] + items))
    case .keep: return stage.will.keep()
    case .stay, .open:
      guard stage.will.letStay(move == .stay) else { return false }
      // The store sends an action even if nothing changes, because it notifies hosts after actions.
      store.send(.setItems(items, animated: false))
    default: return false
    }
    return true
  }
}
