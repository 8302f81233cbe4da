import ComposableNavigation
import Testing
import TestSupport

@Suite struct PullbackTests {
  private typealias Parent = ToyCounters
  private let counts = [-2, -1, 0, 1, 7]

  private var states: [Parent.State] {
    counts.flatMap { left in
      counts.flatMap { right -> [Parent.State] in
        [nil, left].flatMap { maybe in
          [Parent.Mode.off, .on(.init(count: right))].map { mode in
            Parent.State(
              left: .init(count: left),
              right: .init(count: right),
              maybe: maybe.map { .init(count: $0) },
              mode: mode
            )
          }
        }
      }
    }
  }

  private var actions: [Parent.Action] {
    ToyCounter.Action.allCases.flatMap { action -> [Parent.Action] in
      [.left(action), .right(action), .maybe(action), .on(action)]
    } + [.own]
  }

  /// Returns the state after an action, without pulling anything back.
  private func model(_ state: Parent.State, _ action: Parent.Action) -> Parent.State {
    var state = state
    func run(_ child: inout ToyCounter.State, _ action: ToyCounter.Action) {
      _ = ToyCounter().reduce(into: &child, action: action)
    }
    switch action {
    case .left(let action): run(&state.left, action)
    case .right(let action): run(&state.right, action)
    case .maybe(let action):
      if var child = state.maybe {
        run(&child, action)
        state.maybe = child
      }
    case .on(let action):
      if case .on(var child) = state.mode {
        run(&child, action)
        state.mode = .on(child)
      }
    case .own: break
    }
    return state
  }

  @Test func `pulling back and then running equals running on the part`() {
    let resolved = Parent().resolve()
    var search = ToySearch("pulled-back actions")
    for state in states {
      for action in actions {
        var after = state
        _ = resolved.reduce(into: &after, action: action)
        search.check(after == model(state, action), "\(action) on \(state)")
      }
    }
    search.finish()
  }

  @Test func `Scope is pullback`() {
    let scope = Scope<Parent.State, Parent.Action, ToyCounter>(
      state: \.right,
      action: /Parent.Action.right
    ) { ToyCounter() }
    let pullback: Pullback<Parent.State, Parent.Action, ToyCounter> =
      ToyCounter().pullback(state: \.right, action: /Parent.Action.right)
    for state in states {
      for action in actions {
        var (scoped, pulled) = (state, state)
        let effects = (
          scope.reduce(into: &scoped, action: action),
          pullback.reduce(into: &pulled, action: action)
        )
        #expect(scoped == pulled)
        #expect(effects.0.isNone == effects.1.isNone)
      }
    }
  }

  @Test func `state outside the key path is untouched`() {
    let scope = ToyCounter().pullback(state: \Parent.State.left, action: /Parent.Action.left)
    for state in states {
      for action in ToyCounter.Action.allCases {
        var after = state
        _ = scope.reduce(into: &after, action: .left(action))
        after.left = state.left
        #expect(after == state)
      }
    }
  }

  @Test func `an action outside the case path does nothing`() {
    let scope = ToyCounter().pullback(state: \Parent.State.left, action: /Parent.Action.left)
    for state in states {
      for action in actions {
        if case .left = action { continue }
        var after = state
        #expect(scope.reduce(into: &after, action: action).isNone)
        #expect(after == state)
      }
    }
  }

  @Test func `action and state are whole again after a child has run`() {
    struct Seen: Reducer {
      let trace: ToyTrace
      var body: some Reducer<Parent.State, Parent.Action> {
        Parent()
        ToyNote(trace) { state, action in
          action == .left(.up) ? "whole, \(state.left.count)" : "\(action)"
        }
        Scope(state: \.left, action: /Parent.Action.left) { ToyCounter() }
        ToyNote(trace) { state, action in
          action == .left(.up) ? "whole, \(state.left.count)" : "\(action)"
        }
      }
    }
    let trace = ToyTrace()
    var state = Parent.State()
    _ = Seen(trace: trace).reduce(into: &state, action: .left(.up))
    #expect(trace.all == ["whole, 1", "whole, 2"])
  }

  @Test @MainActor func `an effect of the child comes back as the parent's action`() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.right(.upTwice))
    #expect(store.state.right.count == 2)
    #expect(store.state.left.count == 0)
  }

  // MARK: Computed properties

  /// Records each read and write.
  private struct Watched {
    let trace: ToyTrace
    var hidden = ToyCounter.State()
    var counter: ToyCounter.State {
      get {
        trace.add("get")
        return hidden
      }
      set {
        trace.add("set \(newValue.count)")
        hidden = newValue
      }
    }
  }

  private enum WatchedAction: Sendable {
    case first(ToyCounter.Action), second(ToyCounter.Action), other
  }

  @Test func `a computed property is read once and written once for each matched action`() {
    let trace = ToyTrace()
    let reducer = ToyCounter()
      .pullback(state: \Watched.counter, action: /WatchedAction.first)
      .resolve()
    var state = Watched(trace: trace)
    _ = reducer.reduce(into: &state, action: .first(.up))
    #expect(trace.take() == ["get", "set 1"])
    _ = reducer.reduce(into: &state, action: .first(.upTwice))
    #expect(trace.take() == ["get", "set 1"])
  }

  @Test func `a computed property is neither read nor written on a miss`() {
    let trace = ToyTrace()
    let reducer = ToyCounter()
      .pullback(state: \Watched.counter, action: /WatchedAction.first)
      .resolve()
    var state = Watched(trace: trace)
    _ = reducer.reduce(into: &state, action: .other)
    _ = reducer.reduce(into: &state, action: .second(.up))
    #expect(trace.all.isEmpty)
  }

  @Test func `of two children along one computed property only the meant one reads and writes`() {
    struct Both: Reducer {
      var body: some Reducer<Watched, WatchedAction> {
        Scope(state: \.counter, action: /WatchedAction.first) { ToyCounter() }
        Scope(state: \.counter, action: /WatchedAction.second) { ToyCounter() }
      }
    }
    let trace = ToyTrace()
    let reducer = Both().resolve()
    var state = Watched(trace: trace)
    _ = reducer.reduce(into: &state, action: .second(.down))
    #expect(trace.all == ["get", "set -1"])
  }

  @Test func `a property with an observer is written once`() {
    struct Observed {
      let trace: ToyTrace
      var counter = ToyCounter.State() {
        didSet { trace.add("\(oldValue.count) to \(counter.count)") }
      }
    }
    let trace = ToyTrace()
    var state = Observed(trace: trace)
    let pullback: Pullback<Observed, ToyCounter.Action, ToyCounter> =
      ToyCounter().pullback(state: \.counter, action: .whole)
    _ = pullback.reduce(into: &state, action: .up)
    #expect(trace.all == ["0 to 1"])
  }
}
