import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct StoreMemoryTests {
  /// Every class of a store with a running effect.
  private static let classes: Set<String> = [
    "Store", "StoreCore", "StoreListeners", "ObserverList", "Subscription",
    "EffectRunner", "RunningTask", "OwnerRegistry", "EffectGroup",
  ]

  @Test func `every object that a store is made of is released with it`() async {
    let gate = ToyGate()
    func remains() async -> ReachableObjects {
      let store = Store(initialState: [] as [Int]) {
        ToyScript(first: gate.answer(1).cancellable(id: "x"))
      }
      let part = store.scope(state: \.count, action: CasePath<Int, Int>.whole)
      let subscription = part.observe { _ in }
      let task = store.send(0)
      await gate.arrivals(1)
      let objects = ReachableObjects(from: [store, part, subscription, task])
      gate.open()
      await task.finish()
      return objects
    }
    let objects = await remains()
    #expect(objects.names.isSuperset(of: Self.classes))
    #expect(objects.alive == [])
  }
}
