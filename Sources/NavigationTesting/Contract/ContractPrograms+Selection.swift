import ComposableNavigation

/// The program for the contract of a tab or window host: elements `a`, `b` and `c`, one selected.
@MainActor
final class ContractSelection<Driver: HostDriver, Shape: NavigationShape>: ContractProgram
where
  Shape.Item == String, Shape.Rules.Command == Driver.Host.Command,
  Shape.Rules.Capabilities == Driver.Host.Capabilities,
  Driver.Host.Presentable == Driver.View
{
  private let stage: ContractStage<Driver, Shape>
  private let spelling: SelectionSpelling<Shape>

  init(_ setup: ContractSetup<Driver>, _ spelling: SelectionSpelling<Shape>) {
    self.spelling = spelling
    let state = spelling.state(setup.isSecond ? ["z"] : ["a", "b", "c"])
    let store = setup.store(of: Shape(), state, isByUser: spelling.isByUser)
    stage = ContractStage(setup, store, namesAfter: 3)
  }

  var handler: any NavigationHandler { stage.handler }

  func desiredScreen(above previous: [String]) -> HostScreen {
    let desired = stage.store.state.desiredContent
    return .tabs(
      previous + stage.titles(of: desired.entries),
      selected: desired.selected.flatMap { stage.title(of: $0) }
    )
  }

  func perform(_ move: ContractMove) -> Bool {
    let store = stage.store
    let state = store.state
    let items: [String] = state.entries.items
    switch move {
    case .append: store.send(spelling.append(state, stage.newName()))
    case .removeFirst where !items.isEmpty: store.send(spelling.removeFirst(state))
    case .reverse where items.count > 1: store.send(spelling.setItems(items.reversed()))
    case .selectLast:
      guard let last = state.entries.ids.last, last != state.frontID,
        let selection = Shape.selection(of: last, cause: .program)
      else { return false }
      store.send(selection)
    case .keep: return stage.will.keep()
    case .stay, .open:
      guard stage.will.letStay(move == .stay) else { return false }
      // The store sends an action even if nothing changes, because it notifies hosts after actions.
      store.send(spelling.setItems(items))
    default: return false
    }
    return true
  }
}

/// The state and actions of a particular shape that selects one of its elements.
struct SelectionSpelling<Shape: NavigationShape> where Shape.Item == String {
  /// Makes the initial state.
  let state: ([String]) -> Shape.State
  /// Adds an element at the end.
  let append: (Shape.State, String) -> Shape.Action
  /// Removes the first element; there must be one.
  let removeFirst: (Shape.State) -> Shape.Action
  let setItems: ([String]) -> Shape.Action
  /// Returns a Boolean value that indicates whether an action is the user's; it may be ignored.
  let isByUser: @Sendable (Shape.Action) -> Bool
}

extension SelectionSpelling where Shape == TabNavigation<String> {
  static var tabs: Self {
    Self(
      state: { TabNavigation<String>.State(items: $0) },
      append: { state, name in .setItems(state.items + [name]) },
      removeFirst: { state in .setItems(Array(state.items.dropFirst())) },
      setItems: { items in .setItems(items) },
      isByUser: { action in
        switch action {
        case .remove(_, cause: .user, animated: _), .select(_, cause: .user): true
        default: false
        }
      }
    )
  }
}

extension SelectionSpelling where Shape == WindowNavigation<String> {
  static var windows: Self {
    Self(
      state: { WindowNavigation<String>.State(items: $0) },
      append: { _, name in .open(name, .another) },
      removeFirst: { state in .close(id: state.entries.ids[0]) },
      setItems: { items in .setItems(items) },
      isByUser: { action in
        switch action {
        case .close(_, cause: .user, animated: _), .focus(_, cause: .user): true
        default: false
        }
      }
    )
  }
}

extension ContractShape where Driver.Host.Presentable == Driver.View {
  /// The description of a host that selects one of its elements.
  static func selection<Shape: NavigationShape>(
    _ spelling: SelectionSpelling<Shape>,
    obeysGuards: Bool,
    isLeftBySelection: Bool
  ) -> Self
  where
    Shape.Item == String, Shape.Rules.Command == Driver.Host.Command,
    Shape.Rules.Capabilities == Driver.Host.Capabilities
  {
    let guarding: [ContractMove] = obeysGuards ? [.stay, .open] : []
    return Self(
      moves: [.append, .removeFirst, .reverse, .selectLast, .keep] + guarding,
      acts: [
        .endTransition, .tapTab(0), .tapTab(1), .tapTab(2), .closeTab(0), .closeTab(1), .detach,
        .attach,
      ],
      hasSelection: true,
      hasGuards: obeysGuards,
      isLeftBySelection: isLeftBySelection,
      label: { driver, view in driver.title(of: view) },
      makeProgram: { setup in ContractSelection(setup, spelling) }
    )
  }
}
