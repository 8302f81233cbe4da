import ComposableNavigation

/// A feature that shows others by an optional, a case and a key of its own, without a shape.
struct ToyCloset: Reducer {
  enum Door: Equatable, Sendable { case open(ToyExit.State) }

  struct State: Equatable, Sendable {
    var shelf: ToyExit.State? = ToyExit.State("shelf")
    var door: Door? = .open(ToyExit.State("door"))
    var boxes = ["a": ToyExit.State("a"), "b": ToyExit.State("b")]
    var emptied = 0
  }

  enum Action: Sendable {
    case shelf(ToyExit.Action)
    case door(ToyExit.Action)
    case box(String, ToyExit.Action)
    case emptyShelf
    case closeDoor
    case throwAway(String)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .emptyShelf: state.shelf = nil
      case .closeDoor: state.door = nil
      case .throwAway(let name): state.boxes[name] = nil
      case .shelf, .door, .box: return .none
      }
      state.emptied += 1
      return .none
    }
    .ifLet(\.shelf, action: /Action.shelf, dismiss: .emptyShelf) { ToyExit() }
    .ifLet(\.door, case: /Door.open, action: /Action.door, dismiss: .closeDoor) { ToyExit() }
    .forEach(\.boxes, action: /Action.box, dismiss: { .throwAway($0) }) { ToyExit() }
  }
}
