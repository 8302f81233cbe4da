import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct CasePathIssueTests {
  private enum Action: Sendable {
    case function(@Sendable () -> Void)
    case other(ToyCounter.Action)
    case optional(ToyCounter.Action?)
  }

  private struct Calls: Reducer {
    func reduce(into state: inout Int, action: @Sendable () -> Void) -> Effect<@Sendable () -> Void>
    {
      state += 1
      return .none
    }
  }

  private let listener = ToyListener()
  private let function =
    "casePath: @Sendable () -> () has a function in it, which cannot be read out of a case; "
    + "write CasePath(embed:extract:) by hand"

  @Test func `a path that can never match is an issue when the store is made`() {
    struct Parent: Reducer {
      var body: some Reducer<Int, Action> {
        Calls().pullback(state: \.self, action: /Action.function)
      }
    }
    let store = listener.store(0) { Parent() }
    #expect(listener.issues == [function])
    store.send(.function {})
    store.send(.other(.up))
    #expect(listener.issues.count == 1)
    #expect(store.state == 0)
  }

  @Test func `a path that was found out before is an issue of each store that uses it`() {
    let path = /Action.function
    for count in 1...2 {
      _ = listener.store(0) { Calls().pullback(state: \.self, action: path) }
      #expect(listener.issues == Array(repeating: function, count: count))
    }
  }

  @Test func `a converted constructor is an issue at first sight, once`() {
    let path: CasePath<Action, ToyCounter.Action> = /Action.optional
    let store = listener.store(ToyCounter.State()) {
      ToyCounter().pullback(state: \ToyCounter.State.self, action: path)
    }
    #expect(listener.issues.isEmpty)
    for _ in 0..<3 { store.send(.optional(.up)) }
    #expect(
      listener.issues == [
        "casePath: the case of Action does not store exactly Action: its constructor was converted; "
          + "name the case's own type"
      ]
    )
    #expect(store.state.count == 0)
  }

  private enum Session: Sendable {
    case running(@Sendable () -> Void)
    case maybe(ToyCounter.State?)
    case out
  }

  private struct Silent: Reducer {
    func reduce(
      into state: inout @Sendable () -> Void,
      action: ToyCounter.Action
    ) -> Effect<ToyCounter.Action> { .none }
  }

  @Test func `a state path that can never match is an issue when the store is made`() {
    _ = listener.store(Session.out) {
      Silent().pullback(state: /Session.running, action: /Action.other)
    }
    _ = listener.store(Session.out) {
      Reduce { _, _ in .none }
        .ifCaseLet(/Session.running, action: /Action.other) { Silent() }
    }
    #expect(listener.issues == [function, function])
  }

  @Test func `a converted state path is an issue at first sight`() {
    let path: CasePath<Session, ToyCounter.State> = /Session.maybe
    let store = listener.store(Session.maybe(.init())) {
      ToyCounter().pullback(state: path, action: /Action.other)
    }
    store.send(.other(.up))
    #expect(listener.issues.contains { $0.contains("its constructor was converted") })
  }

  @Test func `a path of a child that is resolved later is an issue at its first use`() {
    struct Inner: Reducer {
      var body: some Reducer<Int, Action> {
        Calls().pullback(state: \.self, action: /Action.function)
      }
    }
    struct Outer: Reducer {
      struct State { var inner: Int? = 0 }
      var body: some Reducer<State, Action> {
        Reduce { _, _ in .none }.ifLet(\.inner, action: .whole) { Inner() }
      }
    }
    let store = listener.store(Outer.State()) { Outer() }
    #expect(listener.issues.isEmpty)
    for _ in 0..<3 { store.send(.other(.up)) }
    #expect(listener.issues == [function])
  }
}
