import ComposableNavigation

/// The changes that a program makes to the elements of a shape.
@MainActor
struct ContractMoves<Shape: NavigationShape> where Shape.Item == String {
  /// Returns an action, made with unused titles; nil if it is impossible now.
  typealias Move = @MainActor (Shape.State, () -> String) -> Shape.Action?

  /// The items at the beginning.
  var items = ["a", "b", "c"]
  let state: @MainActor ([String]) -> Shape.State
  /// The changes with their names, as scripts print them.
  var all: [(name: String, act: Move)]
  /// Returns a Boolean value that indicates whether an action is the user's; it may be ignored.
  var isByUser: @Sendable (Shape.Action) -> Bool = { _ in false }
  /// Returns an action that changes nothing, because a store notifies hosts after actions; nil if
  /// the reducer ignores nothing and blocks no element.
  var touch: (@MainActor (Shape.State) -> Shape.Action)?
  /// Returns the action that replaces all elements, of a shape that always selects one of them; nil
  /// for another shape.
  var setItems: (@MainActor ([String]) -> Shape.Action)?

  /// The changes, also those of any shape that selects an element.
  var every: [(name: String, act: Move)] {
    guard let setItems else { return all }
    let reverse: Move = { state, _ in
      let items: [String] = state.entries.items
      return items.count > 1 ? setItems(items.reversed()) : nil
    }
    let select: Move = { state, _ in
      guard let last = state.entries.ids.last, last != state.frontID else { return nil }
      return Shape.selection(of: last, cause: .program)
    }
    return all + [("reverse", reverse), ("select the last", select)]
  }
}

/// A store of a shape, with a handler that is set up with the host under test.
@MainActor
final class ShapeProgram<Driver: HostDriver, Shape: NavigationShape>: ContractProgram
where
  Shape.Item == String, Shape.Rules.Command == Driver.Host.Command,
  Shape.Rules.Capabilities == Driver.Host.Capabilities,
  Driver.Host.Presentable == Driver.View
{
  private let moves: ContractMoves<Shape>
  private let store: Store<Shape.State, Shape.Action>
  private let shown: ShapeHandler<Shape, ContractViews<Driver>>
  private let driver: Driver
  private let will: ContractWill
  private var names: ContractNames

  init(_ setup: ContractSetup<Driver>, _ moves: ContractMoves<Shape>) {
    self.moves = moves
    let (will, isByUser) = (setup.will, moves.isByUser)
    store = Store(
      initialState: moves.state(setup.isSecond ? ["z"] : moves.items),
      reducer: {
        Reduce { state, action in
          if will.keeps || will.guards, isByUser(action) { return .none }
          return Shape().reduce(into: &state, action: action)
        }
      },
      onIssue: setup.onIssue
    )
    shown = ShapeHandler(
      store: store,
      viewProvider: setup.views,
      ignorePreviousPresentables: setup.keepsPrevious
    )
    driver = setup.watch.driver
    self.will = will
    names = ContractNames(after: moves.items.count)
    shown.setup(with: setup.watch)
  }

  var handler: any NavigationHandler { shown }

  func desiredScreen(above previous: [String]) -> HostScreen {
    let desired = store.state.desiredContent
    let titles = desired.entries.compactMap(title)
    if Shape.Rules.isOverlay {
      guard let title = titles.first, let style = desired.style else { return .nothingPresented }
      return .modal(title, style)
    }
    guard moves.setItems != nil || desired.selected != nil else { return .stack(previous + titles) }
    return .tabs(previous + titles, selected: desired.selected.flatMap(title))
  }

  /// Returns the title of an entry's view, or nil if the handler shows no view for it.
  private func title(of entry: EntryID) -> String? {
    shown.presentable(for: entry).map { driver.title(of: $0) }
  }

  func perform(_ move: String) -> Bool {
    switch move {
    case ContractWill.keep: return will.keep()
    case ContractWill.stay, ContractWill.open:
      return will.letStay(move == ContractWill.stay) && send(moves.touch?(store.state))
    default:
      let act = moves.every.first { $0.name == move }?.act
      return send(act?(store.state) { names.next() })
    }
  }

  private func send(_ action: Shape.Action?) -> Bool {
    if let action { store.send(action) }
    return action != nil
  }
}

/// A sequence of unused names: `c`, `d`, `e`.
struct ContractNames {
  private var count: Int

  init(after count: Int) { self.count = count }

  mutating func next() -> String {
    count += 1
    let letters = Array("abcdefghijklmnopqrstuvwxy")
    let letter = letters[(count - 1) % letters.count]
    return count > letters.count ? "\(letter)\(count)" : "\(letter)"
  }
}
