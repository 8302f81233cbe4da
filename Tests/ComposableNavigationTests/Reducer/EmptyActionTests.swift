import ComposableNavigation
import Testing
import TestSupport

/// A child without actions: its `Action` has no cases.
private struct Still: Reducer {
  struct State: Hashable, Sendable { var number = 0 }
  enum Action: Hashable, Sendable {}
  func reduce(into state: inout State, action: Action) -> Effect<Action> {}
}

private struct Parent: Reducer {
  enum Mode: Hashable, Sendable { case idle, still(Still.State) }

  struct State: Equatable, Sendable {
    var taps = 0
    var part = Still.State()
    var detail: Still.State? = .init()
    var mode = Mode.still(.init())
    var notes = ["a": Still.State()]
    var stack = StackNavigation<Still.State>.State(items: [.init()])
    var modal = ModalNavigation<Still.State>.State()
  }

  enum Action: Sendable {
    case tap, text(String)
    case part(Still.Action), detail(Still.Action), still(Still.Action)
    case note(String, Still.Action)
    case stack(StackNavigation<Still.State>.Action), page(EntryID, Still.Action)
    case modal(ModalNavigation<Still.State>.Action), sheet(Still.Action)
  }

  var body: some Reducer<State, Action> {
    Still().pullback(state: \.part, action: /Action.part)
    Scope(state: \.mode, action: /Action.still) {
      Still().pullback(state: /Mode.still, action: .whole)
    }
    Reduce<State, Action> { state, _ in
      state.taps += 1
      return .none
    }
    .ifLet(\.detail, action: /Action.detail) { Still() }
    .forEach(\.notes, action: /Action.note) { Still() }
    .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Still() }
    .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { Still() }
  }
}

@Suite @MainActor struct EmptyActionTests {
  // A child whose `Action` has no cases stopped the program at the first action. Now no value of a
  // payload type is made before one was seen (`LearnedCase.learnEmpty`).
  @Test func `a child whose actions have no cases is composed by every operator`() {
    let listener = ToyListener()
    let store = listener.store(Parent.State()) { Parent() }
    let actions: [Parent.Action] = [
      .tap, .text("a"), .stack(.pushItem(.init(number: 1))), .modal(.presentSheet(.init())), .tap,
      .stack(.popItem()), .modal(.dismiss()), .text("b"),
    ]
    for action in actions { store.send(action) }
    #expect(store.state.taps == actions.count)
    #expect(store.state.stack.items == [.init()])
    #expect(listener.issues == [])
    #expect(listener.refusals == [])
    var state = Parent.State()
    for action in actions { _ = Parent().reduce(into: &state, action: action) }
    #expect(state.taps == actions.count)
  }
}
