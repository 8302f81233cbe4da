import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct OnChangeTests {
  private struct Watching: Reducer {
    let trace: ToyTrace
    var body: some Reducer<ToyCounters.State, ToyCounters.Action> {
      ToyCounters()
        .onChange(of: { $0.left.count }) { old, new, state in
          trace.add("\(old) to \(new)")
          state.right.count = new * 10
          return new == 3 ? .send(.left(.reset)) : .none
        }
    }
  }

  @Test func `it runs once when an action has changed the value, and not otherwise`() {
    let trace = ToyTrace()
    let store = Store(initialState: ToyCounters.State()) { Watching(trace: trace) }
    store.send(.left(.up))
    store.send(.right(.up))
    store.send(.left(.upTwice))
    store.send(.own)
    #expect(trace.all == ["0 to 1", "1 to 2", "2 to 3", "3 to 0"])
  }

  @Test func `it may change the state and ask for effects`() {
    let store = Store(initialState: ToyCounters.State()) { Watching(trace: ToyTrace()) }
    store.send(.left(.up))
    #expect(store.state.right.count == 10)
    store.send(.left(.upTwice))
    #expect(store.state.left.count == 0)
    #expect(store.state.right.count == 0)
  }
}
