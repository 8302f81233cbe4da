import ComposableNavigation
import Testing

/// Laws 1, 2, 5 and 9 over long random runs of all three shapes, shrunk when they fail.
@Suite @MainActor struct ShapeWalkLaws {
  @Test func `over long runs of a stack every law of identity and of refusal holds`() {
    let seeds = seedBound(300)
    let walk = Walk(seeds: 0..<seeds, length: 60, step: Self.stackStep) { _, steps in
      Self.run(steps, StackNavigation<Int>().resolve(), StackNavigation<Int>.State(items: [0])) {
        $0.entries.ids
      } refusal: {
        StackNavigation<Int>.refusal(of: $0, in: $1)
      }
    }
    let failure = walk.failure()
    #expect(failure == nil, "\(failure ?? "")")
    print("walked \(seeds) stacks, 60 steps each")
  }

  @Test func `over long runs of tabs every law of identity and of refusal holds`() {
    let seeds = seedBound(300)
    let walk = Walk(seeds: 0..<seeds, length: 60, step: Self.tabStep) { _, steps in
      Self.run(steps, TabNavigation<Int>().resolve(), TabNavigation<Int>.State(items: [0, 1, 1])) {
        // The active tab is one of the tabs, and those before it are others, each once.
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
    let failure = walk.failure()
    #expect(failure == nil, "\(failure ?? "")")
    print("walked \(seeds) lists of tabs, 60 steps each")
  }

  @Test func `over long runs of a modal every law of identity and of refusal holds`() {
    let seeds = seedBound(300)
    let walk = Walk(seeds: 0..<seeds, length: 60, step: Self.modalStep) { seed, steps in
      let policies: [ModalNavigation<Int>.Policy] = [.replace, .queue, .reject]
      let state = ModalNavigation<Int>.State(policy: policies[Int(seed % 3)])
      return Self.run(steps, ModalNavigation<Int>().resolve(), state) {
        $0.presentedID.map { [$0] } ?? []
      } refusal: {
        ModalNavigation<Int>.refusal(of: $0, in: $1)
      }
    }
    let failure = walk.failure()
    #expect(failure == nil, "\(failure ?? "")")
    print("walked \(seeds) modals, 60 steps each")
  }

  @Test func `a reducer that gives a number twice is found, in two steps`() throws {
    let forgetful = Reduce<StackNavigation<Int>.State, StackNavigation<Int>.Action> {
      state,
      action in
      // The wrong rule: whoever empties the stack begins to count anew.
      if state.items.isEmpty { state = StackNavigation<Int>.State() }
      return StackNavigation<Int>().reduce(into: &state, action: action)
    }
    let walk = Walk(seeds: 0..<300, length: 60, step: Self.stackStep) { _, steps in
      Self.run(steps, forgetful.resolve(), StackNavigation<Int>.State(items: [])) {
        $0.entries.ids
      } refusal: {
        StackNavigation<Int>.refusal(of: $0, in: $1)
      }
    }
    let failure = try #require(walk.failure())
    #expect(failure.contains("was given before"))
  }

  // MARK: The laws

  /// - Returns: The first law that is broken; nil for none.
  static func run<State: Equatable & Sendable, Action: Sendable>(
    _ steps: [(State) -> Action],
    _ reducer: ResolvedReducer<State, Action>,
    _ initial: State,
    ids: (State) -> [EntryID]?,
    refusal: (Action, State) -> Refusal?
  ) -> String? {
    var state = initial
    var past = Set(ids(state) ?? [])
    for (number, step) in steps.enumerated() {
      let action = step(state)
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

  // MARK: Steps, each an action for the state that it meets

  private static func stackStep(
    _ random: inout ToyRandom
  ) -> (StackNavigation<Int>.State) -> StackNavigation<Int>.Action {
    let (kind, item, count) = (
      Int.random(in: 0..<12, using: &random), Int.random(in: 0..<4, using: &random),
      Int.random(in: -1..<4, using: &random)
    )
    return { state in
      let id = state.entries.ids.isEmpty ? nil : state.entries.ids[item % state.entries.count]
      switch kind {
      case 0, 1: return .pushItem(item)
      case 2: return .pushItems(Array(repeating: item, count: max(count, 0)), from: id)
      case 3: return .popItem(from: id)
      case 4: return .popItems(count: count)
      case 5: return .popItems(upTo: count)
      case 6: return .popTo(item)
      case 7: return id.map { .pop(to: $0) } ?? .popToRoot()
      case 8: return .remove(id.map { [$0] } ?? [], cause: .user)
      case 9: return .replaceTop(item, from: id)
      case 10: return .bringToFront(item)
      default: return .setItems(state.items.reversed() + [item])
      }
    }
  }

  private static func tabStep(
    _ random: inout ToyRandom
  ) -> (TabNavigation<Int>.State) -> TabNavigation<Int>.Action {
    let (kind, item) = (
      Int.random(in: 0..<7, using: &random), Int.random(in: 0..<5, using: &random)
    )
    return { state in
      let id = state.entries.ids.isEmpty ? nil : state.entries.ids[item % state.entries.count]
      switch kind {
      case 0: return .setActiveItem(item)
      case 1: return .setActiveIndex(item)
      case 2: return id.map { .select(id: $0, cause: .user) } ?? .selectPrevious()
      case 3: return .selectPrevious()
      case 4: return .setItems(state.items + [item])
      case 5: return .setItems(state.items.reversed())
      default: return .remove(id.map { [$0] } ?? [])
      }
    }
  }

  private static func modalStep(
    _ random: inout ToyRandom
  ) -> (ModalNavigation<Int>.State) -> ModalNavigation<Int>.Action {
    let (kind, item) = (
      Int.random(in: 0..<6, using: &random), Int.random(in: 0..<3, using: &random)
    )
    return { state in
      switch kind {
      case 0: return .presentSheet(item)
      case 1: return .presentFullScreen(item, from: state.presentedID)
      case 2: return .set(.init(item: item, style: .formSheet))
      case 3: return .dismiss()
      case 4: return state.presentedID.map { .dismiss(id: $0, cause: .user) } ?? .set(nil)
      default: return .presentSheet(item)
      }
    }
  }
}
