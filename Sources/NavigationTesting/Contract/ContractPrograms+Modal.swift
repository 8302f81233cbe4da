import ComposableNavigation

/// A modal that presents nothing at first, for the contract of a modal host.
@MainActor
final class ContractModal<Driver: HostDriver>: ContractProgram
where Driver.Host: ModalHost, Driver.Host.Presentable == Driver.View {
  typealias Navigation = ModalNavigation<String>

  private let store: Store<Navigation.State, Navigation.Action>
  private let modal: ModalNavigationHandler<ContractViews<Driver>>
  private let driver: Driver
  private let will: ContractWill
  private var names = ContractNames(after: 0)

  init(_ setup: ContractSetup<Driver>) {
    driver = setup.watch.driver
    will = setup.will
    let item = Navigation.StyledItem(item: "z", style: .pageSheet)
    let state = Navigation.State(styledItem: setup.isSecond ? item : nil)
    store = setup.store(of: Navigation(), state) { action in
      if case .remove(_, cause: .user, animated: _) = action { true } else { false }
    }
    modal = ModalNavigationHandler(store: store, viewProvider: setup.views)
    modal.setup(with: setup.watch)
  }

  var handler: any NavigationHandler { modal }

  func wanted(above previous: [String]) -> HostScreen {
    guard let id = store.state.presentedID, let style = store.state.style,
      let view = modal.presentable(for: id)
    else { return .nothingPresented }
    return .modal(driver.title(of: view), style)
  }

  func perform(_ move: ContractMove) -> Bool {
    let presented = store.state.styledItem
    switch move {
    case .present: store.send(.presentSheet(names.next()))
    case .presentFullScreen: store.send(.presentFullScreen(names.next()))
    case .restyle:
      guard let presented else { return false }
      let style: PresentationStyle = presented.style == .formSheet ? .pageSheet : .formSheet
      store.send(.set(Navigation.StyledItem(item: presented.item, style: style)))
    case .dismiss where presented != nil: store.send(.dismiss())
    case .keep: return will.keep()
    case .stay, .open:
      guard will.letStay(move == .stay) else { return false }
      // Hosts are told after an action, also one that changes nothing.
      store.send(presented.map { .set($0) } ?? .dismiss())
    default: return false
    }
    return true
  }
}
