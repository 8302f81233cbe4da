import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct EffectTests {
  private let listener = ToyListener()

  /// Returns the actions that have been reduced when the effect of action 0 has ended.
  private func actions(of effect: Effect<Int>) async -> [Int] {
    let store = listener.store([] as [Int]) { ToyScript(first: effect) }
    await store.send(0).finish()
    #expect(store.liveEffectCount == 0)
    return Array(store.state.dropFirst())
  }

  private func work(_ numbers: Int...) -> Effect<Int> {
    .run { send in for number in numbers { await send(number) } }
  }

  // MARK: Building

  @Test func `none has no effect, and neither have its combinations`() {
    #expect(Effect<Int>.none.isNone)
    #expect(Effect<Int>.merge(.none, .none).isNone)
    #expect(Effect<Int>.merge([]).isNone)
    #expect(Effect<Int>.concatenate([]).isNone)
    #expect(Effect<Int>.concatenate(.none, .none).isNone)
    #expect(Effect<Int>.none.merge(with: .none).isNone)
    #expect(Effect<Int>.none.cancellable(id: 1).isNone)
    #expect(Effect<Int>.none.map { "\($0)" }.isNone)
    #expect(!Effect.send(1).isNone)
    #expect(!Effect<Int>.cancel(id: 1).isNone)
    #expect(!work().isNone)
  }

  @Test func `a sent action is reduced before send returns`() {
    let store = listener.store([] as [Int]) { ToyScript(first: .send(1)) }
    store.send(0)
    #expect(store.state == [0, 1])
  }

  @Test func `immediate work runs at once, in the order of the actions`() {
    final class Log: Sendable {
      @MainActor var lines: [String] = []
    }
    let log = Log()
    let act = Effect<Int>.perform { log.lines.append("performed") }
    let store = listener.store([] as [Int]) { ToyScript(first: .merge(.send(1), act, .send(2))) }
    let subscription = store.observe { log.lines.append("\($0)") }
    store.send(0)
    #expect(log.lines == ["[]", "performed", "[0]", "[0, 1]", "[0, 1, 2]"])
    subscription.cancel()
  }

  @Test func `work sends any number of actions`() async {
    #expect(await actions(of: work(1, 2, 3)) == [1, 2, 3])
    #expect(await actions(of: work()).isEmpty)
  }

  @Test func `a task sends its result`() async {
    #expect(await actions(of: .task { 7 }) == [7])
    #expect(await actions(of: .task(priority: .high) { 8 }) == [8])
  }

  // MARK: Order

  @Test func `merged actions are reduced in their order`() async {
    #expect(await actions(of: .merge(.send(1), .send(2), .send(3))) == [1, 2, 3])
    #expect(
      await actions(of: .merge(.send(1), .merge(.send(2), .send(3)), .send(4))) == [1, 2, 3, 4]
    )
    #expect(await actions(of: .send(1).merge(with: .none).merge(with: .send(2))) == [1, 2])
  }

  @Test func `merged work runs side by side`() async {
    let (first, second) = (ToyGate(), ToyGate())
    // Each waits for the other, so neither could finish alone.
    let effect = Effect<Int>.merge(
      .run { send in
        first.open()
        try await second.wait()
        await send(1)
      },
      .run { send in
        second.open()
        try await first.wait()
        await send(2)
      },
      .send(3)
    )
    let all = await actions(of: effect)
    #expect(all.first == 3)
    #expect(Set(all) == [1, 2, 3])
  }

  @Test func `concatenated effects begin when the one before has finished`() async {
    #expect(
      await actions(of: .concatenate(work(1, 2), .send(3), work(4), work(5), .send(6)))
        == [1, 2, 3, 4, 5, 6]
    )
    #expect(
      await actions(of: .concatenate(.send(1), .concatenate(work(2), .send(3)), work(4))) == [
        1, 2, 3, 4,
      ]
    )
  }

  @Test func `the effect after a merge waits for all its parts`() async {
    let gate = ToyGate()
    let slow: Effect<Int> = gate.answer(2)
    let fast = Effect<Int>.run { send in
      await send(1)
      gate.open()
    }
    #expect(await actions(of: .concatenate(.merge(slow, fast), .send(3))) == [1, 2, 3])
    #expect(
      await actions(of: .concatenate(.merge(.send(1), .none, .send(2)), .send(3))) == [1, 2, 3]
    )
  }

  @Test func `the effect after work is sent before the work's actions are reduced`() async {
    let followed = Effect<Int>.concatenate(work(1), .merge(.send(2), .send(3)))
    let store = listener.store([] as [Int]) {
      ToyScript { $0 == 0 ? followed : $0 == 2 ? .send(20) : .none }
    }
    await store.send(0).finish()
    #expect(store.state == [0, 1, 2, 3, 20])
  }

  @Test func `a merge of sequences keeps each sequence`() async {
    let effect = Effect<Int>.merge(
      .concatenate(work(1), work(2), work(3)),
      .concatenate(work(11), work(12), work(13))
    )
    let all = await actions(of: effect)
    #expect(all.filter { $0 < 10 } == [1, 2, 3])
    #expect(all.filter { $0 > 10 } == [11, 12, 13])
  }

  // MARK: Errors

  @Test func `catch receives an error`() async {
    let failing = Effect<Int>.run { send in
      await send(1)
      throw ToyError.broken(2)
    } catch: { error, send in
      if case ToyError.broken(let number) = error { await send(number) }
    }
    #expect(await actions(of: failing) == [1, 2])
    let task = Effect<Int>.task {
      throw ToyError.other
    } catch: { _ in
      9
    }
    #expect(await actions(of: task) == [9])
    #expect(listener.issues.isEmpty)
  }

  @Test func `an uncaught error is an issue`() async {
    #expect(await actions(of: .run { _ in throw ToyError.broken(3) }).isEmpty)
    #expect(await actions(of: .concatenate(.task { throw ToyError.other }, .send(1))) == [1])
    let tail = " and has no catch: give Effect.run or Effect.task a catch:"
    #expect(
      listener.issues == [
        "uncaughtError: an effect threw broken(3)" + tail,
        "uncaughtError: an effect threw other" + tail,
      ]
    )
  }

  @Test func `cancellation is no error`() async {
    let effect = Effect<Int>.run { _ in
      throw CancellationError()
    } catch: { _, send in
      await send(1)
    }
    #expect(await actions(of: effect).isEmpty)
    #expect(listener.issues.isEmpty)
  }

  // MARK: Mapping

  @Test func `a mapped effect is the parent's, with everything in it`() async {
    struct Parent: Reducer {
      let child: Effect<Int>
      func reduce(into state: inout [String], action: String) -> Effect<String> {
        state.append(action)
        return action == "go" ? child.map { "child \($0)" } : .none
      }
    }
    let child = Effect<Int>.concatenate(
      .merge(.send(1), .send(2)),
      .run { _ in
        throw ToyError.broken(3)
      } catch: { _, send in
        await send(3)
      },
      .cancel(id: "nobody"),
      work(4).cancellable(id: "four")
    )
    let store = listener.store([] as [String]) { Parent(child: child) }
    await store.send("go").finish()
    #expect(store.state == ["go", "child 1", "child 2", "child 3", "child 4"])
  }
}
