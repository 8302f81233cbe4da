import ComposableNavigation
import Testing
import TestSupport

@Suite struct BackNavigableTests {
  // MARK: The shapes

  @Test func `back in a stack takes the top away, but not the root`() {
    let state = ToyStack.State(items: ["a", "b"])
    #expect(ToyStack().backAction(in: state) == .remove([state.entries.ids[1]], cause: .user))
    #expect(ToyStack().previewBack(in: state)?.drawing == "a")
    #expect(ToyStack().backAction(in: .init(items: ["a"])) == nil)
    #expect(ToyStack().previewBack(in: .init()) == nil)
  }

  @Test func `back in a modal dismisses the presented item`() {
    let state = ToyModal.State(styledItem: .init(item: "a", style: .popover))
    let id = state.presentedID ?? strangerID
    #expect(ToyModal().backAction(in: state) == .dismiss(id: id, cause: .user))
    #expect(ToyModal().previewBack(in: state)?.drawing == "")
    #expect(ToyModal().backAction(in: .init()) == nil)
  }

  @Test func `back in tabs selects the previously active tab`() {
    let tabs = ToyTabs()
    let state = tabs.state(.init(items: ["a", "b"]), after: .setActiveItem("b"))
    #expect(tabs.backAction(in: state) == .selectPrevious(cause: .user))
    #expect(tabs.previewBack(in: state)?.drawing == "[a] b")
    #expect(tabs.backAction(in: .init(items: ["a", "b"])) == nil)
  }

  // MARK: A composition

  /// Tabs, a stack and a modal: back acts on the innermost first.
  private struct Home: Reducer {
    struct State: Hashable {
      var tabs = ToyTabs.State(items: ["x", "y"])
      var stack = ToyStack.State(items: ["a"])
      var modal = ToyModal.State(policy: .queue)

      var drawing: String { "\(tabs.drawing) | \(stack.drawing) | \(modal.drawing)" }
    }

    enum Action: Hashable, Sendable {
      case tabs(ToyTabs.Action)
      case stack(ToyStack.Action)
      case modal(ToyModal.Action)
    }

    var body: some Reducer<State, Action> {
      Scope(state: \.tabs, action: /Action.tabs) { ToyTabs() }
      Scope(state: \.stack, action: /Action.stack) { ToyStack() }
      Scope(state: \.modal, action: /Action.modal) { ToyModal() }
    }
  }

  private let actions: [Home.Action] = [
    .tabs(.setActiveItem("x")), .tabs(.setActiveItem("y")), .tabs(.setItems(["y", "z", "x"])),
    .stack(.pushItem("b")), .stack(.setItems(["c", "a", "a"])), .stack(.popItem()),
    .modal(.presentSheet("m")), .modal(.presentFullScreen("n")),
  ]

  /// All states that up to five actions reach.
  private var states: [Home.State] {
    var all: Set<Home.State> = [.init()]
    var layer = all
    for _ in 0..<5 {
      layer = Set(layer.flatMap { state in actions.map { Home().state(state, after: $0) } })
        .subtracting(all)
      all.formUnion(layer)
    }
    return Array(all)
  }

  @Test func `back does the same as its preview shows`() {
    var search = ToySearch("states for back")
    for state in states {
      let action = Home().backAction(in: state)
      let done = action.map { Home().state(state, after: $0) }
      search.check(Home().previewBack(in: state) == done, state.drawing)
    }
    search.finish()
  }

  @Test
  func `repeated back ends in at most as many steps as there are entries and remembered tabs`() {
    var search = ToySearch("walks back")
    for state in states {
      let presented = state.modal.item == nil ? 0 : 1 + state.modal.waitingItems.count
      let bound = presented + state.stack.items.count + state.tabs.history.count
      var (rest, steps) = (state, 0)
      while steps <= bound, let next = Home().previewBack(in: rest) {
        (rest, steps) = (next, steps + 1)
      }
      search.check(steps <= bound && Home().backAction(in: rest) == nil, state.drawing)
    }
    search.finish()
  }

  @Test func `back goes from the inside out`() {
    var state = Home().state(
      .init(),
      after: .tabs(.setActiveItem("y")),
      .stack(.pushItem("b")),
      .modal(.presentSheet("m"))
    )
    var drawings: [String] = [state.drawing]
    while drawings.count < 9, let next = Home().previewBack(in: state) {
      state = next
      drawings.append(state.drawing)
    }
    #expect(
      drawings == [
        "x [y] | a ▸ b | m (sheet)", "x [y] | a ▸ b | ", "x [y] | a | ", "[x] y | a | ",
      ]
    )
  }

  @Test @MainActor func `the store's back action has the result of its preview`() {
    let store = Store(initialState: Home.State()) { Home() }
    for action in actions { store.send(action) }
    var steps = 0
    while steps < 99, let action = Home().backAction(in: store.state) {
      steps += 1
      let preview = Home().previewBack(in: store.state)
      store.send(action)
      #expect(store.state == preview)
    }
    #expect(store.state.modal.item == nil)
    #expect(store.state.stack.items.count == 1)
  }
}
