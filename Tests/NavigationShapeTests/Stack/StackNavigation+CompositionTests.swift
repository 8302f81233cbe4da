import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct StackNavigationCompositionTests {
  @Test func `a reducer of a shape asks for no effect`() {
    var state = ToyStack.State(items: ["a"])
    #expect(ToyStack().reduce(into: &state, action: .pushItem("b")).isNone)
  }

  @Test func `a stack is a child of any feature`() {
    struct Parent: Reducer {
      struct State { var stack = ToyStack.State(items: ["a"]) }
      enum Action { case stack(ToyStack.Action) }

      var body: some Reducer<State, Action> {
        Scope(state: \.stack, action: /Action.stack) { ToyStack() }
      }
    }
    let store = Store(initialState: .init()) { Parent() }
    store.send(.stack(.pushItem("b")))
    #expect(store.state.stack.drawing == "a ▸ b")
  }

  /// A stack that is computed from the selected child and written back to it.
  private struct Chooser: Reducer {
    struct State: Equatable {
      var selection: String?
      var isAnimated = true
      var stack: ToyStack.State {
        get {
          .init(items: ["list"] + (selection.map { [$0] } ?? []), areAnimationsEnabled: isAnimated)
        }
        set {
          selection = newValue.items.dropFirst().first
          isAnimated = newValue.areAnimationsEnabled
        }
      }
    }

    enum Action { case choose(String), stack(ToyStack.Action) }

    var body: some Reducer<State, Action> {
      ToyStack().pullback(state: \.stack, action: /Action.stack)
      Reduce { state, action in
        if case .choose(let item) = action { state.selection = item }
        return .none
      }
    }
  }

  @Test func `a computed stack is read from the feature's state and written into it`() {
    let store = Store(initialState: Chooser.State()) { Chooser() }
    store.send(.choose("detail"))
    #expect(store.state.stack.drawing == "list ▸ detail")
    store.send(.stack(.popItem(animated: false)))
    #expect(store.state == Chooser.State(selection: nil, isAnimated: false))
    store.send(.stack(.pushItem("other")))
    #expect(store.state.selection == "other")
  }

  @Test func `a computed stack keeps its identities, so that a late report finds its entry`() {
    let store = Store(initialState: Chooser.State(selection: "detail")) { Chooser() }
    let id = store.state.stack.topID
    store.send(.choose("other"))
    store.send(.choose("detail"))
    #expect(store.state.stack.topID == id)
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    let report = ToyStack.Action.remove(id.map { [$0] } ?? [], cause: .user)
    store.send(.stack(report))
    #expect(store.state.selection == nil)
    #expect(refusals.isEmpty)
    store.send(.stack(report))
    #expect(refusals == [.missingEntries(id.map { [$0] } ?? [])])
  }

  @Test func `two stacks may be read as one`() {
    struct Both {
      var first = ToyStack.State(items: ["a"])
      var second: [String] = ["x"]
      var stack: ToyStack.State {
        get { .init(items: first.items + second) }
        set {
          let kept = newValue.items.prefix(first.items.count)
          first.items = Array(kept)
          second = Array(newValue.items.dropFirst(kept.count))
        }
      }
    }
    var both = Both()
    let combined: Pullback<Both, ToyStack.Action, ToyStack> =
      ToyStack().pullback(state: \.stack, action: .whole)
    _ = combined.reduce(into: &both, action: .pushItem("y"))
    #expect(both.second == ["x", "y"])
    _ = combined.reduce(into: &both, action: .popItems(.exactly(3)))
    #expect(both.first.items.isEmpty)
    #expect(both.second.isEmpty)
  }
}
