import Testing
import TestSupport

@testable import ComposableNavigation
@testable import NavigationTrace

@Suite @MainActor struct ExplainingTests {
  private let store = Store(initialState: ToyPost.State()) {
    ToyPost()
  } onIssue: { _ in
  }

  private func handler(_ host: FakeStackHost) -> StackNavigationHandler<ToyViews<String>> {
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /ToyPost.Action.stack),
      viewProvider: ToyViews()
    )
    handler.setup(with: host)
    return handler
  }

  private var explanation: [String] {
    store.explain { $0.stack.tree }.split(separator: "\n").map(String.init)
  }

  @Test func `without handlers and effects it says so`() {
    #expect(
      explanation == [
        "should be open", "  stack", "  └─ inbox", "no handler of this store has a host",
        "no effect is running",
      ]
    )
    #expect(store.explain().split(separator: "\n").count == 4)
  }

  @Test func `a host that has not answered is waited for`() {
    let host = FakeStackHost()
    host.answering = .later
    let handler = handler(host)
    #expect(
      explanation == [
        "should be open", "  stack", "  └─ inbox", "lane 1",
        "  1.1 stack, to show inbox; shows nothing",
        "    waits for the host to acknowledge push([e1])", "no effect is running",
      ]
    )
    host.finish()
    store.send(.stack(.pushItem("a")))
    host.finish()
    #expect(explanation.contains("  1.1 stack, to show inbox, #0; shows inbox, #0"))
    #expect(!explanation.contains { $0.contains("waits") })
    #expect(handler.waitsFor == nil)
  }

  @Test func `a handler that has been let go is named no more`() {
    let host = FakeStackHost()
    do {
      let handler = handler(host)
      #expect(explanation.contains("lane 1"))
      #expect(handler.waitsFor == nil)
    }
    #expect(explanation.contains("no handler of this store has a host"))
  }

  @Test func `an effect is named by its number and its name`() {
    let task = store.send(.wait)
    #expect(explanation.suffix(2) == ["effects", "  effect 0, named wait"])
    task.cancel()
    #expect(explanation.last == "no effect is running")
  }

  /// Letters whose reading effect runs until they are removed.
  private struct Pile: Reducer {
    struct State: Equatable {
      var stack = StackNavigation<String>.State()
    }

    enum Action: Sendable {
      case stack(StackNavigation<String>.Action)
      case letter(EntryID, Bool)
    }

    struct Reading: Reducer {
      func reduce(into state: inout String, action: Bool) -> Effect<Bool> {
        .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
      }
    }

    var body: some Reducer<State, Action> {
      Reduce<State, Action> { _, _ in .none }
        .forEach(\.stack, action: /Action.stack, elements: /Action.letter) { Reading() }
    }
  }

  @Test func `an effect is named with the entry that it belongs to`() {
    let pile = Store(initialState: Pile.State()) { Pile() }
    pile.send(.stack(.pushItem("a")))
    pile.send(.letter(.counted(0), true))
    #expect(pile.explain { $0.stack.tree }.hasSuffix("effects\n  effect 0, of #0"))
    pile.send(.stack(.popItem()))
    #expect(pile.explain { $0.stack.tree }.hasSuffix("no effect is running"))
  }

  @Test func `many lanes that have gone are forgotten`() {
    let list = LaneList()
    let kept = Lane()
    list.note(kept)
    for _ in 0..<1000 { list.note(Lane()) }
    list.note(kept)
    // It has no handler.
    #expect(list.all.isEmpty)
    #expect(kept.reconciler.members.isEmpty)
  }
}
