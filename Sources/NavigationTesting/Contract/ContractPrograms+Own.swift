import ComposableNavigation

/// A shape of somebody else with `a`, `b` and `c`, for the contract of its host.
@MainActor
final class ContractOwn<Driver: HostDriver, Shape: NavigationShape>: ContractProgram
where
  Shape.Item == String, Shape.Rules.Command == Driver.Host.Command,
  Shape.Rules.Capabilities == Driver.Host.Capabilities,
  Driver.Host.Presentable == Driver.View
{
  private let store: Store<Shape.State, Shape.Action>
  private let shown: ShapeHandler<Shape, ContractViews<Driver>>
  private let driver: Driver
  private let moves: [HostMove<Shape>]
  private var names = ContractNames(after: 3)

  init(
    _ setup: ContractSetup<Driver>,
    _ moves: [HostMove<Shape>],
    _ state: @MainActor ([String]) -> Shape.State
  ) {
    driver = setup.watch.driver
    self.moves = moves
    store = Store(
      initialState: state(setup.isSecond ? ["z"] : ["a", "b", "c"]),
      reducer: { Shape() },
      onIssue: setup.onIssue
    )
    shown = ShapeHandler(
      store: store,
      viewProvider: setup.views,
      ignorePreviousPresentables: setup.keepsPrevious
    )
    shown.setup(with: setup.watch)
  }

  var handler: any NavigationHandler { shown }

  func wanted(above previous: [String]) -> HostScreen {
    let wanted = store.state.wanted
    let titles = previous + wanted.entries.compactMap { title(of: $0) }
    guard let selected = wanted.selected else { return .stack(titles) }
    return .tabs(titles, selected: title(of: selected))
  }

  private func title(of entry: EntryID) -> String? {
    shown.presentable(for: entry).map { driver.title(of: $0) }
  }

  func perform(_ move: ContractMove) -> Bool { false }

  func performOwn(_ name: String) -> Bool {
    guard let move = moves.first(where: { $0.name == name }),
      let action = move.action(store.state, names.next())
    else { return false }
    store.send(action)
    return true
  }
}
