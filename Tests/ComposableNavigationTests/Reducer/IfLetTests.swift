import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct IfLetTests {
  private let listener = ToyListener()

  private enum Session: Equatable, Sendable {
    case out
    case loggedIn(ToyCounter.State)
  }

  private enum Action: Sendable { case user(ToyCounter.Action), logOut, logIn }

  /// Logs out when the child resets; it still sees the child's last state.
  private struct Login: Reducer {
    let trace: ToyTrace
    var body: some Reducer<Session, Action> {
      Reduce { state, action in
        trace.add("\(state)".contains("count: 1") ? "parent sees 1" : "parent")
        switch action {
        case .logOut, .user(.reset): state = .out
        case .logIn: state = .loggedIn(.init())
        case .user: break
        }
        return .none
      }
      .ifCaseLet(/Session.loggedIn, action: /Action.user) {
        ToyCounter()
        ToyNote(trace) { state, _ in "child \(state.count)" }
      }
    }
  }

  @Test func `behind a case the child runs first, while the state is in that case`() {
    let trace = ToyTrace()
    let store = listener.store(Session.loggedIn(.init())) { Login(trace: trace) }
    store.send(.user(.up))
    #expect(trace.take() == ["child 1", "parent sees 1"])
    #expect(store.state == .loggedIn(.init(count: 1)))
    store.send(.user(.reset))
    #expect(trace.take() == ["child 0", "parent"])
    #expect(store.state == .out)
    #expect(listener.issues.isEmpty)
  }

  @Test func `an action for a case that is not there is an issue and runs the parent alone`() {
    let trace = ToyTrace()
    let store = listener.store(Session.out) { Login(trace: trace) }
    store.send(.user(.up))
    #expect(store.state == .out)
    #expect(trace.all == ["parent"])
    #expect(
      listener.issues == [
        "absentChild: Action was sent, but Session has no state for it; it was ignored"
      ]
    )
  }

  @Test func `a pullback along a case runs in it, and is an issue out of it`() {
    let store = listener.store(ToyCounters.State(mode: .on(.init(count: 4)))) { ToyCounters() }
    store.send(.on(.up))
    #expect(store.state.mode == .on(.init(count: 5)))
    let off = listener.store(ToyCounters.State()) { ToyCounters() }
    off.send(.on(.up))
    #expect(off.state == ToyCounters.State())
    #expect(
      listener.issues == [
        "absentChild: Action was sent, but Mode has no state for it; it was ignored"
      ]
    )
  }

  @Test func `behind an optional the child runs while it is there, else it is an issue`() {
    let store = listener.store(ToyCounters.State(maybe: .init(count: 2))) { ToyCounters() }
    store.send(.maybe(.upTwice))
    #expect(store.state.maybe?.count == 4)
    #expect(listener.issues.isEmpty)
    let without = listener.store(ToyCounters.State()) { ToyCounters() }
    without.send(.maybe(.up))
    #expect(without.state == ToyCounters.State())
    #expect(
      listener.issues == [
        "absentChild: Action was sent, but State has no state for it; it was ignored"
      ]
    )
  }

  private struct Optional: Reducer {
    struct State: Equatable { var child: ToyCounter.State? = .init() }
    let trace: ToyTrace
    var body: some Reducer<State, ToyCounter.Action> {
      Reduce { state, action in
        trace.add("parent \(state.child?.count ?? -1)")
        if action == .reset { state.child = nil }
        return .none
      }
      .ifLet(\.child, action: .whole) {
        ToyCounter()
        ToyNote(trace) { state, _ in "child \(state.count)" }
      }
    }
  }

  @Test func `the child runs before the parent, which may take it away`() {
    let trace = ToyTrace()
    let store = listener.store(Optional.State()) { Optional(trace: trace) }
    store.send(.up)
    store.send(.reset)
    #expect(trace.all == ["child 1", "parent 1", "child 0", "parent 0"])
    #expect(store.state.child == nil)
    #expect(listener.issues.isEmpty)
  }

  @Test func `the optional may be a computed property`() {
    struct Selected {
      var numbers = [1, 2, 3]
      var selection: Int? = 1
      var child: ToyCounter.State? {
        get { selection.map { .init(count: numbers[$0]) } }
        set {
          guard let selection, let newValue else { return }
          numbers[selection] = newValue.count
        }
      }
    }
    let store = Store(initialState: Selected()) {
      Reduce { _, _ in .none }
        .ifLet(\Selected.child, action: CasePath<ToyCounter.Action, ToyCounter.Action>.whole) {
          ToyCounter()
        }
    }
    store.send(.up)
    #expect(store.state.numbers == [1, 3, 3])
  }
}
