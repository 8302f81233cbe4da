import ComposableNavigation
import NavigationOperators

/// A feature with a container of every shape, whose items can be guarded.
struct ToyKeeper: Reducer {
  struct State: Equatable, Sendable {
    var stack = StackNavigation<String>.State(items: ["a", "b"])
    var modal = ModalNavigation<String>.State()
    var tabs = TabNavigation<String>.State(items: ["x", "y"])
    var split = SplitNavigation<String>.State(primary: ["p"], detail: ["nothing", "note"])
    var kept: Set<String> = []
    /// The running uploads by name.
    var uploads: Set<String> = []
    var attempts: [LeaveAttempt<Action>] = []
  }

  indirect enum Action: Hashable, Sendable {
    case stack(StackNavigation<String>.Action)
    case modal(ModalNavigation<String>.Action)
    case tabs(TabNavigation<String>.Action)
    case split(SplitNavigation<String>.Action)
    /// Guards these items from now on.
    case keep(Set<String>)
    /// Resets everything by hand.
    case reset
    /// Pops the stack by an effect.
    case popLater
    case uploaded(String)
    /// Removes all guards and pops by hand.
    case saveAndPop
    case force(Action)
    case attempted(LeaveAttempt<Action>)
  }

  /// The rule of the guard.
  enum Rule {
    case right
    /// Without a guard.
    case unguarded
    /// Checks only the state after an action.
    case asksAfter
  }

  var rule = Rule.right

  var body: some Reducer<State, Action> {
    switch rule {
    case .right:
      ToyKeeping()
        .guarded(by: Self.unsaved, force: /Action.force, attempted: /Action.attempted)
    case .unguarded: ToyUnwrapping()
    case .asksAfter: ToyLateGuard()
    }
  }

  static func blocker(_ state: State, _ entry: Entry<String>) -> LeaveBlocker? {
    state.kept.contains(entry.item) ? LeaveBlocker("\(entry.item) is not saved.") : nil
  }

  /// The guard of the reducer, and of the view providers.
  static let unsaved = LeaveGuard<State>.all(of: [
    LeaveGuard(\.stack, blocker: blocker),
    LeaveGuard(\.modal, blocker: blocker),
    LeaveGuard(\.tabs, blocker: blocker),
    LeaveGuard(\.split, blocker: blocker),
    LeaveGuard(
      open: { (state: State) in Array(state.uploads) },
      blocker: { _, upload in LeaveBlocker("\(upload) runs.") }
    ),
  ])
}

/// Views that are their items; hosts get the reasons of the reducer's guard if they are told.
struct ToyKeeperViews: ViewProviding {
  let store: Store<ToyKeeper.State, ToyKeeper.Action>
  var isTold = true

  func makePresentable(for item: String) -> String { item }

  var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
    guard isTold else { return nil }
    return { [store] in ToyKeeper.unsaved.blocker(of: $0.id, in: store.state) }
  }
}

/// The keeper without a guard.
private struct ToyKeeping: Reducer {
  typealias State = ToyKeeper.State
  typealias Action = ToyKeeper.Action

  var body: some Reducer<State, Action> {
    StackNavigation<String>().pullback(state: \.stack, action: /Action.stack)
    ModalNavigation<String>().pullback(state: \.modal, action: /Action.modal)
    TabNavigation<String>().pullback(state: \.tabs, action: /Action.tabs)
    SplitNavigation<String>().pullback(state: \.split, action: /Action.split)
    Reduce<State, Action> { state, action in
      switch action {
      case .keep(let items):
        state.kept = items
      case .reset:
        let fresh = State()
        (state.stack, state.modal, state.tabs) = (fresh.stack, fresh.modal, fresh.tabs)
      case .popLater:
        return .send(.stack(.popItem()))
      case .uploaded(let name):
        state.uploads.remove(name)
      case .saveAndPop:
        state.kept = []
        state.stack.items.removeLast()
      case .attempted(let attempt):
        state.attempts.append(attempt)
      case .stack, .modal, .tabs, .split, .force:
        break
      }
      return .none
    }
  }
}

/// The keeper without a guard, in which force has no meaning.
private struct ToyUnwrapping: Reducer {
  func reduce(into state: inout ToyKeeper.State, action: ToyKeeper.Action) -> Effect<
    ToyKeeper.Action
  > {
    if case .force(let inner) = action { return reduce(into: &state, action: inner) }
    return ToyKeeping().reduce(into: &state, action: action)
  }
}

/// A wrong guard: it checks after the change.
private struct ToyLateGuard: Reducer {
  func reduce(into state: inout ToyKeeper.State, action: ToyKeeper.Action) -> Effect<
    ToyKeeper.Action
  > {
    if case .force(let inner) = action {
      return ToyUnwrapping().reduce(into: &state, action: inner)
    }
    let before = state
    let effect = ToyKeeping().reduce(into: &state, action: action)
    let (old, new) = (before.open, state.open)
    guard old.contains(where: { state.kept.contains($0) && !new.contains($0) }) else {
      return effect
    }
    state = before
    return .refused(.blocked(nil, LeaveBlocker("It is not saved.")))
  }
}

extension ToyKeeper.State {
  fileprivate var open: [String] {
    stack.items + [modal.item, tabs.activeItem].compactMap { $0 } + tabs.items
  }
}
