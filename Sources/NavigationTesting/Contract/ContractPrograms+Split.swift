import ComposableNavigation

/// The program for the contract of a split host: a list with a detail.
@MainActor
final class ContractSplit<Driver: HostDriver>: ContractProgram
where Driver.Host: SplitHost, Driver.Host.Content == Driver.View {
  typealias Navigation = SplitNavigation<String>

  private let store: Store<Navigation.State, Navigation.Action>
  private let split: SplitNavigationHandler<ContractViews<Driver>>
  private let driver: Driver
  private var names = ContractNames(after: 2)

  init(_ setup: ContractSetup<Driver>) {
    driver = setup.watch.driver
    let state =
      setup.isSecond
      ? Navigation.State(primary: ["z"], detail: ["y"])
      : Navigation.State(primary: ["a"], detail: ["b"])
    store = Store(
      initialState: state,
      reducer: { SplitNavigation<String>() },
      onIssue: setup.onIssue
    )
    split = SplitNavigationHandler(store: store, viewProvider: setup.views)
    split.setup(with: setup.watch)
  }

  var handler: any NavigationHandler { split }

  func desiredScreen(above previous: [String]) -> HostScreen {
    let state = store.state
    let shown: [SplitColumn] = state.isCollapsed ? [.primary] : SplitColumn.allCases
    var columns: [SplitColumn: [String]] = [:]
    for column in shown {
      let ids = state[shown: column].entries.ids
      let views = ids.compactMap { split.presentable(for: $0) }
      columns[column] = views.map { driver.title(of: $0) }
    }
    return .columns(columns)
  }

  /// The names of its moves.
  static var moves: [String] { ["push", "pop", "show a detail"] }
  /// The names of the moves of a split whose state decides whether it is collapsed.
  static var collapses: [String] { ["collapse the state", "expand the state"] }

  func perform(_ move: String) -> Bool {
    let state = store.state
    switch move {
    case "push": store.send(.primary(.pushItem(names.next())))
    case "show a detail": store.send(.showDetail([names.next()]))
    case "pop" where state[.primary].items.count > 1: store.send(.primary(.popItem()))
    case "collapse the state" where !state.isCollapsed: store.send(.setCollapsed(true))
    case "expand the state" where state.isCollapsed: store.send(.setCollapsed(false))
    default: return false
    }
    return true
  }
}
