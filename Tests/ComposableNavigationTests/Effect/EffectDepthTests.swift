import Testing
import TestSupport

import ComposableNavigation

/// Effects that are combined one by one nest as deep as their number.
///
/// A recursive implementation overflows the call stack at a depth of 2,000.
@Suite @MainActor struct EffectDepthTests {
  nonisolated static let depth = bound(20_000, quick: 5_000, full: 100_000)
  private let gate = ToyGate()
  private let listener = ToyListener()

  enum Way: CaseIterable {
    case mergeBehind, mergeBefore, concatenateBehind, concatenateBefore

    /// Returns an effect that sends the numbers from 1 on in order.
    func effect(_ count: Int) -> Effect<Int> {
      var effect = Effect<Int>.none
      for step in 1...count {
        let last = Effect<Int>.send(step)
        let first = Effect<Int>.send(count + 1 - step)
        switch self {
        case .mergeBehind: effect = effect.merge(with: last)
        case .mergeBefore: effect = first.merge(with: effect)
        case .concatenateBehind: effect = .concatenate(effect, last)
        case .concatenateBefore: effect = .concatenate(first, effect)
        }
      }
      return effect
    }
  }

  @Test(arguments: Way.allCases)
  func `effects that were combined one by one are carried out in their order`(way: Way) {
    let effect = way.effect(Self.depth)
    let store = listener.store([] as [Int]) { ToyScript(first: effect) }
    store.send(0)
    let isInOrder = store.state == Array(0...Self.depth)
    #expect(isInOrder)
    #expect(store.liveEffectCount == 0)
  }

  @Test(arguments: Way.allCases)
  func `effects that were combined one by one are pulled back, and let go`(way: Way) {
    struct Parent: Reducer {
      let way: Way
      func reduce(into state: inout [Int], action: Int?) -> Effect<Int?> {
        state.append(action ?? 0)
        return action == nil ? way.effect(EffectDepthTests.depth).map { $0 } : .none
      }
    }
    let store = listener.store([] as [Int]) { Parent(way: way) }
    store.send(nil)
    let isInOrder = store.state == Array(0...Self.depth)
    #expect(isInOrder)
    var effect: Effect<Int>? = way.effect(Self.depth)
    #expect(effect?.isNone == false)
    effect = nil
  }

  @Test(arguments: Way.allCases)
  func `a search carries them out as a store does`(way: Way) {
    let effect = way.effect(Self.depth)
    var store = SearchStore(state: [] as [Int], reducer: ToyScript(first: effect).resolve())
    store.send(0)
    while store.reduceNext() != nil {}
    let isInOrder = store.state == Array(0...Self.depth)
    #expect(isInOrder)
    #expect(store.runs.isEmpty)
  }

  @Test func `the effect behind nested sequences and merges waits for the innermost`() async {
    var effect = gate.answer(-1)
    for number in 1...Self.depth {
      let next = Effect<Int>.send(number)
      effect = number.isMultiple(of: 2) ? .concatenate(effect, next) : .merge(effect, next)
    }
    let asked = effect
    let store = listener.store([] as [Int]) { ToyScript(first: asked) }
    let task = store.send(0)
    let merged = Array(stride(from: 1, through: Self.depth, by: 2))
    let isMerged = store.state == [0] + merged
    #expect(isMerged)
    gate.open()
    await task.finish()
    let isDone =
      store.state == [0] + merged + [-1] + Array(stride(from: 2, through: Self.depth, by: 2))
    #expect(isDone)
  }

  @Test(arguments: [1, depth / 2, depth])
  func `work under names within names is cancelled by each of them`(name: Int) {
    var effect = gate.answer(-1)
    for id in 1...Self.depth { effect = effect.cancellable(id: id) }
    let asked = effect
    let store = listener.store([] as [Int]) {
      ToyScript { $0 == 0 ? asked : .cancel(id: $0) }
    }
    store.send(0)
    #expect(store.liveEffectCount == 1)
    store.send(Self.depth + 1)
    #expect(store.liveEffectCount == 1)
    store.send(name)
    #expect(store.liveEffectCount == 0)

    var paused = SearchStore(
      state: [] as [Int],
      reducer: ToyScript { $0 == 0 ? asked : .cancel(id: $0) }.resolve()
    )
    for (action, count) in [(0, 1), (Self.depth + 1, 1), (name, 0)] {
      paused.send(action)
      while paused.reduceNext() != nil {}
      #expect(paused.runs.count == count)
    }
  }

  @Test func `work within sequences within names ends with the outermost`() {
    var effect = gate.answer(-1)
    for id in 1...1_000 {
      effect = .concatenate(effect, .send(id)).cancellable(id: id)
    }
    let asked = effect
    let store = listener.store([] as [Int]) {
      ToyScript { $0 == 0 ? asked : $0 == -2 ? .cancel(id: 1_000) : .none }
    }
    store.send(0)
    store.send(-2)
    #expect(store.state == [0, -2])
    #expect(store.liveEffectCount == 0)
  }
}
