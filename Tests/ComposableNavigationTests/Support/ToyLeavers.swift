import ComposableNavigation

/// Screens on a stack and one over it, each of which leaves on request and has a unique number.
struct ToyLeavers: Reducer {
  struct State: Equatable, Sendable {
    var stack = StackNavigation<Int>.State()
    var modal = ModalNavigation<Int>.State()
    /// The number of the next screen.
    var next = 0

    /// The numbers of all open screens.
    var open: [Int] { stack.items + (modal.item.map { [$0] } ?? []) }

    mutating func takeNext() -> Int {
      defer { next += 1 }
      return next
    }
  }

  enum Action: Sendable {
    case push
    case present
    /// Restarts the count of ids, so that other screens get them.
    case reset
    case stack(StackNavigation<Int>.Action)
    case page(EntryID, Screen.Action)
    case modal(ModalNavigation<Int>.Action)
    case sheet(Screen.Action)
  }

  /// The rule by which a screen of the stack leaves.
  enum Rule: Sendable {
    case right
    /// The parent removes the screen in front.
    case inFront
    /// The parent removes the screen that has the number now.
    case byNumber
  }

  struct Screen: Reducer {
    enum Action: Sendable { case leave }

    let rule: Rule

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      rule == .right ? .dismiss : .none
    }
  }

  var rule = Rule.right

  var body: some Reducer<State, Action> {
    Reduce(run)
      .forEach(\.stack, action: /Action.stack, elements: /Action.page) { [rule] in
        Screen(rule: rule)
      }
      .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { Screen(rule: .right) }
  }

  private func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .push:
      let next = state.takeNext()
      _ = StackNavigation().reduce(into: &state.stack, action: .pushItem(next))
    case .present:
      let next = state.takeNext()
      _ = ModalNavigation().reduce(into: &state.modal, action: .presentSheet(next))
    case .reset:
      state.stack = .init()
      state.modal = .init()
    case .page(let id, .leave):
      guard rule != .right, state.stack[id: id] != nil else { return .none }
      let gone = rule == .inFront ? state.stack.topID ?? id : .counted(id.number)
      return .send(.stack(.remove([gone])))
    case .stack, .modal, .sheet: break
    }
    return .none
  }
}

extension EntryID {
  /// The number of a counted id.
  fileprivate var number: UInt64 { UInt64(description.dropFirst()) ?? 0 }
}
