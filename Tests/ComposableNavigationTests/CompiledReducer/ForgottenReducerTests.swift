import Testing
import TestSupport

@testable import ComposableNavigation

/// Features whose body lacks the reducer of a shape, and features that only appear to.
@Suite @MainActor struct ForgottenReducerTests {
  struct State: Equatable {
    var stack = ToyStack.State(items: ["root"])
    var modal = ToyModal.State()
    var tabs = ToyTabs.State(items: ["a", "b"])
    var split = SplitNavigation<String>.State(primary: ["list"], detail: ["none"])
    var count = 0
  }

  enum Action: Sendable {
    case pushed(String)
    case counted
    case stack(ToyStack.Action)
    case modal(ToyModal.Action)
    case tabs(ToyTabs.Action)
    case split(SplitNavigation<String>.Action)
  }

  private let listener = ToyListener()

  private func issue(_ name: String, _ shape: String) -> String {
    "forgottenReducer: Action.\(name) was sent, but no reducer carries it out; it was ignored: add "
      + "\(shape)<String>() to the body, pulled back by /Action.\(name)"
  }

  /// A body with the feature's own logic only.
  private struct Forgetful: Reducer {
    typealias State = ForgottenReducerTests.State
    typealias Action = ForgottenReducerTests.Action

    var body: some Reducer<State, Action> {
      Reduce<State, Action> { state, action in
        switch action {
        case .pushed(let item): return .send(.stack(.pushItem(item)))
        case .counted:
          state.count += 1
          return .none
        case .stack, .modal, .tabs, .split: return .none
        }
      }
    }
  }

  /// A body that has the other shapes.
  private struct WithoutStack: Reducer {
    typealias State = ForgottenReducerTests.State
    typealias Action = ForgottenReducerTests.Action

    var body: some Reducer<State, Action> {
      ToyModal().pullback(state: \.modal, action: /Action.modal)
      ToyTabs().pullback(state: \.tabs, action: /Action.tabs)
      Forgetful()
    }
  }

  private struct Whole: Reducer {
    typealias State = ForgottenReducerTests.State
    typealias Action = ForgottenReducerTests.Action

    var body: some Reducer<State, Action> {
      ToyStack().pullback(state: \.stack, action: /Action.stack)
      WithoutStack()
      SplitNavigation<String>().pullback(state: \.split, action: /Action.split)
    }
  }

  /// Reduces the shape's actions by hand.
  private struct ByHand: Reducer {
    typealias State = ForgottenReducerTests.State
    typealias Action = ForgottenReducerTests.Action

    var body: some Reducer<State, Action> {
      Reduce<State, Action> { state, action in
        guard case .stack(let action) = action else { return .none }
        return ToyStack().reduce(into: &state.stack, action: action).map(Action.stack)
      }
    }
  }

  /// Ignores what the user does to the tabs.
  private struct Careful: Reducer {
    typealias State = ForgottenReducerTests.State
    typealias Action = ForgottenReducerTests.Action

    private let whole = Whole().resolve()

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .tabs(.select(_, cause: .user)) = action { return .none }
      return whole.reduce(into: &state, action: action)
    }
  }

  // MARK: Issues

  @Test func `an action of a shape that no reducer carries out is an issue, once for its case`() {
    let store = listener.store(State()) { Forgetful() }
    for _ in 0..<3 { store.send(.stack(.pushItem("a"))) }
    #expect(listener.issues == [issue("stack", "StackNavigation")])
    for _ in 0..<3 {
      store.send(.modal(.presentSheet("a")))
      store.send(.tabs(.setActiveItem("b")))
      store.send(.split(.setCollapsed(true)))
    }
    #expect(
      listener.issues.dropFirst() == [
        issue("modal", "ModalNavigation"), issue("tabs", "TabNavigation"),
        issue("split", "SplitNavigation"),
      ]
    )
    #expect(store.state == State())
  }

  @Test func `it is an issue as well when an effect, a scoped store or the user sends it`() {
    let store = listener.store(State()) { Forgetful() }
    store.send(.pushed("a"))
    #expect(listener.issues == [issue("stack", "StackNavigation")])
    let modal = store.scope(state: \.modal, action: /Action.modal)
    modal.send(.presentSheet("a"))
    #expect(listener.issues.last == issue("modal", "ModalNavigation"))
    store.send(.tabs(.select(id: store.state.tabs.entries.ids[1], cause: .user)))
    #expect(listener.issues.last == issue("tabs", "TabNavigation"))
    #expect(listener.issues.count == 3)
  }

  @Test func `the other shapes of a body, and a feature within it, do not hide it`() {
    let store = listener.store(State()) { WithoutStack() }
    store.send(.modal(.presentSheet("a")))
    store.send(.tabs(.setActiveItem("b")))
    #expect(listener.issues == [])
    store.send(.stack(.pushItem("a")))
    #expect(listener.issues == [issue("stack", "StackNavigation")])
  }

  @Test func `a shape that a child lacks is an issue of its parent's store`() {
    struct Parent: Reducer {
      typealias State = ForgottenReducerTests.State
      typealias Action = ParentAction
      enum ParentAction: Sendable { case child(ForgottenReducerTests.Action) }

      var body: some Reducer<State, Action> {
        Forgetful().pullback(state: \.self, action: /ParentAction.child)
      }
    }
    let store = listener.store(State()) { Parent() }
    store.send(.child(.stack(.pushItem("a"))))
    #expect(listener.issues == [issue("stack", "StackNavigation")])
  }

  // MARK: No issues

  @Test func `an action that a shape's reducer takes is no issue, even if it is refused`() {
    let store = listener.store(State()) { Whole() }
    store.send(.stack(.popItems(.exactly(9))))
    store.send(.stack(.popToRoot()))
    store.send(.pushed("a"))
    store.send(.modal(.dismiss()))
    store.send(.tabs(.setActiveItem("b")))
    store.send(.split(.setCollapsed(true)))
    #expect(store.state.stack.items == ["root", "a"])
    #expect(store.state.split.isCollapsed)
    #expect(listener.issues == [])
    #expect(listener.refusals.count == 1)
  }

  @Test func `an action that changes nothing, or is refused, is no issue, but a later one is`() {
    let store = listener.store(State()) { Forgetful() }
    store.send(.stack(.popToRoot()))
    store.send(.stack(.popItems(.exactly(9))))
    store.send(.modal(.dismiss()))
    store.send(.counted)
    #expect(listener.issues == [])
    store.send(.stack(.pushItem("a")))
    #expect(listener.issues == [issue("stack", "StackNavigation")])
  }

  @Test func `an action that is carried out by hand is no issue`() {
    let store = listener.store(State()) { ByHand() }
    store.send(.stack(.pushItem("a")))
    store.send(.stack(.pushItem("b")))
    #expect(store.state.stack.items == ["root", "a", "b"])
    #expect(listener.issues == [])
  }

  @Test func `an action that a parent keeps back is no issue`() {
    let store = listener.store(State()) { Careful() }
    store.send(.tabs(.select(id: store.state.tabs.entries.ids[1], cause: .user)))
    #expect(store.state.tabs.activeItem == "a")
    #expect(listener.issues == [])
  }

  @Test func `an action kept back by a feature that carries out its shapes by hand is no issue`() {
    struct Stubborn: Reducer {
      typealias State = ForgottenReducerTests.State
      typealias Action = ForgottenReducerTests.Action

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .tabs(.select(_, cause: .user)): return .none
        case .tabs(let action):
          return ToyTabs().reduce(into: &state.tabs, action: action).map(Action.tabs)
        default: return .none
        }
      }
    }
    let store = listener.store(State()) { Stubborn() }
    store.send(.tabs(.select(id: store.state.tabs.entries.ids[1], cause: .user)))
    #expect(store.state.tabs.activeItem == "a")
    #expect(listener.issues == [])
    store.send(.tabs(.setActiveItem("b")))
    #expect(store.state.tabs.activeItem == "b")
    #expect(listener.issues == [])
  }

  @Test func `a shape that forEach and ifLet run is no issue`() {
    struct Letters: Reducer {
      typealias State = ForgottenReducerTests.State
      typealias Action = LettersAction
      enum LettersAction: Sendable {
        case stack(ToyStack.Action), page(EntryID, Int), modal(ToyModal.Action), sheet(Int)
      }

      var body: some Reducer<State, Action> {
        Reduce<State, Action> { _, _ in .none }
          .forEach(\.stack, action: /LettersAction.stack, elements: /LettersAction.page) {
            Reduce<String, Int> { _, _ in .none }
          }
          .ifLet(\.modal, action: /LettersAction.modal, element: /LettersAction.sheet) {
            Reduce<String, Int> { _, _ in .none }
          }
      }
    }
    let store = listener.store(State()) { Letters() }
    store.send(.stack(.pushItem("a")))
    store.send(.stack(.popItem()))
    store.send(.modal(.presentSheet("a")))
    store.send(.modal(.dismiss()))
    #expect(store.state == State())
    #expect(listener.issues == [])
  }
}
