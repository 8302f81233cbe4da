import ComposableNavigation
import Testing
import TestSupport

/// Laws 1, 2, 5 and 9 over long random runs of the shapes, shrunk when they fail.
@Suite @MainActor struct ShapeWalkLaws {
  @Test func `over long runs of a stack every law of identity and of refusal holds`() async {
    await Walk(seeds: 0..<seedBound(300), length: 60, step: ToyPick.random) { _, picks in
      let initial = StackNavigation<Int>.State(items: [0])
      return Self.run(picks, StackNavigation<Int>().resolve(), initial, ToyPick.stackAction) {
        $0.skipped.allSatisfy($0.entries.contains) ? $0.entries.ids : nil
      } refusal: {
        StackNavigation<Int>.refusal(of: $0, in: $1)
      }
    }
    .expectNone(of: "stacks")
  }

  @Test func `over long runs of tabs every law of identity and of refusal holds`() async {
    await Walk(seeds: 0..<seedBound(300), length: 60, step: ToyPick.random) { _, picks in
      let initial = TabNavigation<Int>.State(items: [0, 1, 1])
      return Self.run(picks, TabNavigation<Int>().resolve(), initial, ToyPick.tabAction) {
        // The active tab is one of the tabs, and the earlier ones are others, each once.
        let known = Set($0.entries.ids)
        let past = $0.history
        let isSound =
          $0.activeID.map(known.contains) ?? known.isEmpty
          && Set(past).count == past.count && past.allSatisfy(known.contains)
          && !past.contains { [active = $0.activeID] in $0 == active }
        return isSound ? $0.entries.ids : nil
      } refusal: {
        TabNavigation<Int>.refusal(of: $0, in: $1)
      }
    }
    .expectNone(of: "lists of tabs")
  }

  @Test func `over long runs of windows every law of identity and of refusal holds`() async {
    await Walk(seeds: 0..<seedBound(300), length: 60, step: ToyPick.random) { _, picks in
      let initial = WindowNavigation<Int>.State(items: [0, 1, 1], reopening: .kept(limit: 3))
      return Self.run(picks, WindowNavigation<Int>().resolve(), initial, ToyPick.windowAction) {
        // The focus order has each window once and ends with the focused one.
        let isSound =
          $0.focusOrder.count == $0.entries.count && Set($0.focusOrder) == Set($0.entries.ids)
          && $0.focusedID == $0.focusOrder.last && $0.closedItems.count <= 3
        return isSound ? $0.entries.ids : nil
      } refusal: {
        WindowNavigation<Int>.refusal(of: $0, in: $1)
      }
    }
    .expectNone(of: "sets of windows")
  }

  @Test func `over long runs of a modal every law of identity and of refusal holds`() async {
    await Walk(seeds: 0..<seedBound(300), length: 60, step: ToyPick.random) { seed, picks in
      let policies: [ModalNavigation<Int>.Policy] = [.replace, .queue, .reject]
      let initial = ModalNavigation<Int>.State(policy: policies[Int(seed % 3)])
      return Self.run(picks, ModalNavigation<Int>().resolve(), initial, ToyPick.modalAction) {
        $0.entries.ids
      } refusal: {
        ModalNavigation<Int>.refusal(of: $0, in: $1)
      }
    }
    .expectNone(of: "modals")
  }

  @Test func `a reducer that gives a number twice is found, in three steps`() async {
    let forgetful = Reduce<StackNavigation<Int>.State, StackNavigation<Int>.Action> {
      state,
      action in
      // The wrong rule: emptying the stack restarts the count.
      if state.items.isEmpty { state = StackNavigation<Int>.State() }
      return StackNavigation<Int>().reduce(into: &state, action: action)
    }
    await Walk(seeds: 0..<300, length: 60, step: ToyPick.random) { _, picks in
      let initial = StackNavigation<Int>.State(items: [])
      return Self.run(picks, forgetful.resolve(), initial, ToyPick.stackAction) {
        $0.entries.ids
      } refusal: {
        StackNavigation<Int>.refusal(of: $0, in: $1)
      }
    }
    .expectFound(within: 3, saying: "was given before")
  }

  // MARK: The laws

  /// - Returns: The first broken law, or nil.
  static func run<State: Equatable & Sendable, Action: Sendable>(
    _ picks: [ToyPick],
    _ reducer: ResolvedReducer<State, Action>,
    _ initial: State,
    _ makeAction: (ToyPick) -> (State) -> Action,
    ids: (State) -> [EntryID]?,
    refusal: (Action, State) -> Refusal?
  ) -> String? {
    var state = initial
    var past = Set(ids(state) ?? [])
    for (number, pick) in picks.enumerated() {
      let action = makeAction(pick)(state)
      let before = state
      let expected = refusal(action, before)
      _ = reducer.reduce(into: &state, action: action)
      var again = before
      _ = reducer.reduce(into: &again, action: action)
      guard let old = ids(before), let new = ids(state) else {
        return "step \(number): \(action) leads to a state that is not legal"
      }
      if again != state { return "step \(number): \(action) gives two results" }
      if Set(new).count != new.count { return "step \(number): \(new) has an id twice" }
      if expected != nil, state != before {
        return "step \(number): a refused \(action) did something"
      }
      if let back = new.first(where: { past.contains($0) && !old.contains($0) }) {
        return "step \(number): \(back) was given before"
      }
      past.formUnion(new)
    }
    return nil
  }
}
