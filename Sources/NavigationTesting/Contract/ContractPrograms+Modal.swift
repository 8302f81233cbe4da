import ComposableNavigation

/// The program for the contract of a modal host: a modal that presents nothing at first.
@MainActor
final class ContractModal<Driver: HostDriver>: ContractProgram
where Driver.Host: ModalHost, Driver.Host.Presentable == Driver.View {
  typealias Navigation = ModalNavigation<String>

  private let stage: ContractStage<Driver, Navigation>

  init(_ setup: ContractSetup<Driver>) {
    let item = Navigation.StyledItem(item: "z", style: .pageSheet)
    let state = Navigation.State(styledItem: setup.isSecond ? item : nil)
    let store = setup.store(of: Navigation(), state) { action in
      switch action {
      case .remove(_, cause: .user, animated: _),
        .selectDetent(_, of: _, cause: .user, animated: _):
        true
      default: false
      }
    }
    stage = ContractStage(setup, store, namesAfter: 0)
  }

  var handler: any NavigationHandler { stage.handler }

  func desiredScreen(above previous: [String]) -> HostScreen {
    let state = stage.store.state
    guard let id = state.presentedID, let style = state.style, let title = stage.title(of: id)
    else { return .nothingPresented }
    return .modal(title, style)
  }

  func perform(_ move: ContractMove) -> Bool {
    let store = stage.store
    let presented = store.state.styledItem
    switch move {
    case .present: store.send(.presentSheet(stage.newName()))
    case .presentFullScreen: store.send(.presentFullScreen(stage.newName()))
    case .presentDetents:
      let sheet = Sheet(detents: [.medium, .large], selectedDetent: .medium)
      store.send(.set(Navigation.StyledItem(item: stage.newName(), style: .sheet(sheet))))
    case .restyle:
      guard let presented else { return false }
      let style: PresentationStyle = presented.style == .formSheet ? .pageSheet : .formSheet
      store.send(.set(Navigation.StyledItem(item: presented.item, style: style)))
    case .dismiss where presented != nil: store.send(.dismiss())
    case .keep: return stage.will.keep()
    case .stay, .open:
      guard stage.will.letStay(move == .stay) else { return false }
      // The store sends an action even if nothing changes, because it notifies hosts after actions.
      store.send(presented.map { .set($0) } ?? .dismiss())
    default: return false
    }
    return true
  }
}
