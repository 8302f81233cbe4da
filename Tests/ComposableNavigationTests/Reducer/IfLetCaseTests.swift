import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct IfLetCaseTests {
  private let listener = ToyListener()
  private let trace = ToyTrace()

  private func makeStore(_ open: ToyDrawer.Open?) -> Store<ToyDrawer.State, ToyDrawer.Action> {
    listener.store(ToyDrawer.State(open: open)) { ToyDrawer(trace: trace) }
  }

  @Test func `a child runs before its parent while the enum is in its case`() {
    let store = makeStore(.left(.init()))
    store.send(.left(.up))
    #expect(store.state.open == .left(.init(count: 1)))
    #expect(listener.issues == [])
    #expect(trace.all == ["parent over left(1)"])
    store.send(.open(.right(.init(count: 5))))
    store.send(.right(.down))
    #expect(store.state.open == .right(.init(count: 4)))
    #expect(listener.issues == [])
  }

  @Test func `actions of the parent are no issue while nothing is open`() {
    let store = makeStore(nil)
    store.send(.open(nil))
    store.send(.open(.right(.init())))
    store.send(.open(nil))
    #expect(listener.issues == [])
    #expect(listener.refusals == [])
  }

  @Test(arguments: [nil, ToyDrawer.Open.right(.init())])
  func `an action for a case that is not there is an issue and changes nothing`(
    open: ToyDrawer.Open?
  ) {
    let store = makeStore(open)
    store.send(.left(.up))
    #expect(store.state.open == open)
    #expect(
      listener.issues == [
        "absentChild: Action was sent, but State has no state for it; it was ignored"
      ]
    )
  }

  @Test func `running typed is running resolved`() {
    var typed = ToyDrawer.State(open: .left(.init()))
    var resolved = typed
    let drawer = ToyDrawer(trace: trace)
    let ready = drawer.resolve()
    for action: ToyDrawer.Action in [.left(.up), .right(.up), .open(.right(.init())), .right(.up)] {
      let first = drawer.reduce(into: &typed, action: action)
      let second = ready.reduce(into: &resolved, action: action)
      #expect(typed == resolved)
      #expect(first.isNone == second.isNone)
    }
    #expect(typed.open == .right(.init(count: 1)))
  }

  @Test func `a case has a store while it is there, which keeps the last state`() {
    let store = makeStore(.left(.init()))
    let left = store.scope(
      state: \.open,
      case: /ToyDrawer.Open.left,
      action: /ToyDrawer.Action.left
    )
    let right = store.scope(
      state: \.open,
      case: /ToyDrawer.Open.right,
      action: /ToyDrawer.Action.right
    )
    #expect(right == nil)
    left?.send(.up)
    #expect(left?.state.count == 1)
    store.send(.open(.right(.init())))
    left?.send(.up)
    #expect(left?.state.count == 1)
    #expect(store.state.open == .right(.init()))
    #expect(listener.refusals == ["what the view belonged to has gone"])
    #expect(listener.issues == [])
  }

  @Test func `a modal of an enum runs each case without an issue for the others`() {
    let store = listener.store(ToyCabinet.State()) { ToyCabinet() }
    store.send(.modal(.presentSheet(.left(.init()))))
    store.send(.sheet(.left(.up)))
    #expect(store.state.modal.item == .left(.init(count: 1)))
    let sheet = store.state.modal.presentedID.flatMap {
      store.scope(\.modal, id: $0, element: /ToyCabinet.Action.sheet)
    }
    let left = sheet?.scope(state: /ToyDrawer.Open.left, action: /ToyCabinet.SheetAction.left)
    left?.send(.up)
    #expect(left?.state.count == 2)
    #expect(listener.issues == [])
    store.send(.modal(.presentSheet(.right(.init()))))
    store.send(.sheet(.right(.down)))
    #expect(store.state.modal.item == .right(.init(count: -1)))
    #expect(listener.issues == [])
    left?.send(.up)
    #expect(listener.issues == [])
    #expect(listener.refusals.count == 1)
  }
}

/// At most one of two counters, whose actions are the parent's own.
struct ToyDrawer: Reducer {
  enum Open: Equatable, Sendable, CustomStringConvertible {
    case left(ToyCounter.State), right(ToyCounter.State)

    var description: String {
      switch self {
      case .left(let counter): "left(\(counter.count))"
      case .right(let counter): "right(\(counter.count))"
      }
    }
  }

  struct State: Equatable, Sendable { var open: Open? }

  enum Action: Equatable, Sendable {
    case open(Open?), left(ToyCounter.Action), right(ToyCounter.Action)
  }

  let trace: ToyTrace

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      trace.add("parent over \(state.open.map(\.description) ?? "nothing")")
      if case .open(let open) = action { state.open = open }
      return .none
    }
    .ifLet(\.open, case: /Open.left, action: /Action.left) { ToyCounter() }
    .ifLet(\.open, case: /Open.right, action: /Action.right) { ToyCounter() }
  }
}

/// The same two, presented as a modal.
struct ToyCabinet: Reducer {
  typealias Modal = ModalNavigation<ToyDrawer.Open>

  struct State: Equatable, Sendable { var modal = Modal.State() }

  enum SheetAction: Equatable, Sendable { case left(ToyCounter.Action), right(ToyCounter.Action) }
  enum Action: Equatable, Sendable { case modal(Modal.Action), sheet(SheetAction) }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) {
        Scope(state: /ToyDrawer.Open.left, action: /SheetAction.left) { ToyCounter() }
        Scope(state: /ToyDrawer.Open.right, action: /SheetAction.right) { ToyCounter() }
      }
  }
}
