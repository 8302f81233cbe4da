import ComposableNavigation

/// The program for the contract of a custom shape's host: the elements `a`, `b` and `c`.
@MainActor
final class ContractOwn<Driver: HostDriver, Shape: NavigationShape>: ContractProgram
where
  Shape.Item == String, Shape.Rules.Command == Driver.Host.Command,
  Shape.Rules.Capabilities == Driver.Host.Capabilities,
  Driver.Host.Presentable == Driver.View
{
  private let stage: ContractStage<Driver, Shape>
  private let moves: [HostMove<Shape>]

  init(
    _ setup: ContractSetup<Driver>,
    _ moves: [HostMove<Shape>],
    _ state: @MainActor ([String]) -> Shape.State
  ) {
    self.moves = moves
    let store = Store(
      initialState: state(setup.isSecond ? ["z"] : ["a", "b", "c"]),
      reducer: { Shape() },
      onIssue: setup.onIssue
    )
    stage = ContractStage(setup, store, namesAfter: 3)
  }

  var handler: any NavigationHandler { stage.handler }

  func desiredScreen(above previous: [String]) -> HostScreen {
    let desired = stage.store.state.desiredContent
    let titles = previous + stage.titles(of: desired.entries)
    guard let selected = desired.selected else { return .stack(titles) }
    return .tabs(titles, selected: stage.title(of: selected))
  }

  func perform(_ move: ContractMove) -> Bool { false }

  func performOwn(_ name: String) -> Bool {
    guard let move = moves.first(where: { $0.name == name }),
      let action = move.action(stage.store.state, stage.newName())
    else { return false }
    stage.store.send(action)
    return true
  }
}
