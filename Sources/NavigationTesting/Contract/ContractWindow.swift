import ComposableNavigation

/// A window with a stack whose topmost page contains a nested host.
@MainActor
final class ContractWindow {
  private typealias Navigation = StackNavigation<String>

  /// A page, and the handlers of the hosts in it.
  private final class Page: HandlerContaining {
    let handlers: [any NavigationHandler]

    init(_ handlers: [any NavigationHandler]) { self.handlers = handlers }
  }

  private struct Pages: ViewProviding {
    let page: Page

    func makePresentable(for item: String) -> Page { item == "page" ? page : Page([]) }
  }

  /// A reducer that ignores the user's removals, so that the page reappears.
  private struct Keeping: Reducer {
    typealias State = StackNavigation<String>.State
    typealias Action = StackNavigation<String>.Action

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .remove(_, cause: .user, animated: _) = action { return .none }
      return Navigation().reduce(into: &state, action: action)
    }
  }

  private let store: Store<Navigation.State, Navigation.Action>
  private let host = SimulatedStackHost<Page>()
  private let handler: StackNavigationHandler<Pages>

  /// - Parameters:
  ///   - inner: The handler of the nested host.
  ///   - preloadsOffscreen: True if the host is filled before its page is visible. The page is then
  ///     pushed later, because a first rendering has no transition.
  ///   - onIssue: Called with an issue.
  init(
    around inner: any NavigationHandler,
    preloadsOffscreen: Bool,
    onIssue: @escaping @MainActor (NavigationIssue) -> Void
  ) {
    store = Store(
      initialState: Navigation.State(items: preloadsOffscreen ? ["root"] : ["root", "page"]),
      reducer: { Keeping() },
      onIssue: onIssue
    )
    handler = StackNavigationHandler(store: store, viewProvider: Pages(page: Page([inner])))
    handler.setup(with: host)
    if preloadsOffscreen { store.send(.pushItem("page")) }
  }

  /// - Returns: True if the act is possible now.
  func perform(_ act: ContractWindowAct) -> Bool {
    switch act {
    case .detach:
      guard host.isAttached else { return false }
      host.detach()
    case .attach:
      guard !host.isAttached else { return false }
      host.attach()
    case .removePage:
      guard host.isAttached, host.elements.count == 2 else { return false }
      host.swipeBack()
    case .changeLane:
      guard host.isAttached else { return false }
      handler.setup(with: host, in: Lane())
    }
    return true
  }
}
