import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct TestStoreFinishTests {
  let failures = Failures()

  func makeStore() -> TestStore<Counter.State, Counter.Action> {
    TestStore(initialState: Counter.State(), failures) { Counter() }
  }

  @Test func `finishing with nothing left passes`() async {
    let store = makeStore()
    await store.send(.increment) { $0.count = 1 }
    await store.finish()
    #expect(failures.messages == [])
  }

  @Test func `received and unasserted actions fail, and so do their changes`() async {
    let store = makeStore()
    await store.send(.addLater([1, 2]))
    let line: UInt = #line + 1
    await store.finish()
    #expect(
      failures.messages == [
        """
        finish(): 2 received actions were not asserted:
          .add(1)
          .add(2)
        """,
        """
        finish(): the state changed, unstated (− expected, + actual):
          Counter.State(
        −   count: 0,
        +   count: 3,
            … (2 unchanged lines)
          )
        """,
      ]
    )
    #expect(failures.lines == [line, line])
  }

  @Test func `an effect that is still running fails`() async {
    let store = makeStore()
    await store.send(.hang)
    await store.finish(within: .zero)
    #expect(failures.messages == ["finish(): 1 effect is still running, begun by .hang"])
  }

  @Test func `each running effect is named by the action that began it`() async {
    enum Step: Equatable { case one, two, stop }
    let store = TestStore(initialState: 0, failures) {
      Reduce<Int, Step> { _, step in
        let hang = Effect<Step>.run { _ in for await _ in AsyncStream<Never>.makeStream().stream {}
        }
        switch step {
        case .one: return .concatenate(.run { _ in }, hang.cancellable(id: 1))
        case .two: return hang
        case .stop: return .cancel(id: 1)
        }
      }
    }
    await store.send(.one)
    await store.send(.two)
    await store.finish(within: .zero)
    #expect(failures.messages == ["finish(): 2 effects are still running, begun by .one, .two"])
    await store.send(.stop)
  }

  @Test func `failures reported by finishing are not reported again on release`() async {
    var store: TestStore? = makeStore()
    await store?.send(.hang)
    await store?.send(.addLater([1]))
    await store?.finish(within: .zero)
    let count = failures.messages.count
    store = nil
    #expect(count == 3)
    #expect(failures.messages.count == count)
  }

  @Test func `when the store is released, unhandled actions fail where it was made`() async {
    let line: UInt = #line + 1
    var store: TestStore? = makeStoreHere(line: line)
    await store?.send(.hang)
    await store?.send(.addLater([1]))
    #expect(failures.messages == [])
    store = nil
    #expect(
      failures.messages == [
        "the test store was let go: 1 received action was not asserted:\n  .add(1)",
        "the test store was let go: 1 effect is still running, begun by .hang",
      ]
    )
    #expect(failures.lines == [line, line])
  }

  @Test func `when the store is released on another thread, unhandled actions fail too`() async {
    var store: TestStore? = makeStore()
    await store?.send(.addLater([1]))
    let last = Locked(store)
    store = nil
    await Task.detached { last.withLock { $0 = nil } }.value
    #expect(
      failures.messages == [
        "the test store was let go: 1 received action was not asserted:\n  .add(1)"
      ]
    )
  }

  private func makeStoreHere(line: UInt) -> TestStore<Counter.State, Counter.Action> {
    TestStore(initialState: Counter.State(), failures, line: line) { Counter() }
  }

  @Test func `when the store is released its effects are cancelled`() async {
    let (cancellations, cancelled) = AsyncStream.makeStream(of: Void.self)
    var store: TestStore? = TestStore(initialState: Countries.State(), failures) {
      Countries {
        await withTaskCancellationHandler {
          for await _ in AsyncStream<Never>.makeStream().stream {}
        } onCancel: {
          cancelled.yield()
        }
        return []
      }
    }
    await store?.send(.appeared) { $0.isLoading = true }
    store = nil
    for await _ in cancellations { break }
    #expect(
      failures.messages == [
        "the test store was let go: 1 effect is still running, begun by .appeared"
      ]
    )
  }
}
