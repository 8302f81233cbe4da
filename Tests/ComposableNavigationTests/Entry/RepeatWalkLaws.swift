import Testing
import TestSupport

import ComposableNavigation

/// An operation that names its origin, or any other.
private enum Step {
  case any(ToyPick)
  /// A tap that is sent several times, from the top or from another entry.
  case tap(ToyPick, times: Int)

  static func random(_ numbers: inout ToyRandom) -> Step {
    let pick = ToyPick.random(&numbers)
    let times = Int.random(in: 2..<4, using: &numbers)
    return Bool.random(using: &numbers) ? .any(pick) : .tap(pick, times: times)
  }
}

/// A feature that stores numbers and shows them as a stack that is computed at each reading.
private struct Computed: Equatable {
  var numbers: [Int] = []
  var isAnimated = true
  var stack: StackNavigation<Int>.State {
    get { .init(items: numbers, areAnimationsEnabled: isAnimated) }
    set { (numbers, isAnimated) = (newValue.items, newValue.areAnimationsEnabled) }
  }
}

/// Law 6 over long random runs: the same operation sent twice from the same entry (`from:`) changes
/// the state at most once.
@Suite @MainActor struct RepeatWalkLaws {
  @Test func `a stack changes at most once`() async {
    await stackWalk(seedBound(60), StackNavigation<Int>().resolve()).expectNone(of: "stacks")
  }

  @Test func `a computed stack changes at most once`() async {
    let reducer = StackNavigation<Int>().pullback(state: \Computed.stack, action: .whole).resolve()
    await Walk(seeds: 0..<seedBound(50), length: 40, step: Step.random) { _, steps in
      Self.run(steps, Computed(), reducer, \.stack.topID) {
        $0.stackAction($1.stack)
      } tap: {
        $0.stackTap($1.stack)
      }
    }
    .expectNone(of: "computed stacks")
  }

  @Test func `a modal changes at most once`() async {
    await Walk(seeds: 0..<seedBound(60), length: 40, step: Step.random) { seed, steps in
      let policies: [ModalNavigation<Int>.Policy] = [.replace, .queue, .reject]
      let state = ModalNavigation<Int>.State(policy: policies[Int(seed % 3)])
      return Self.run(steps, state, ModalNavigation<Int>().resolve(), \.presentedID) {
        $0.modalAction($1)
      } tap: {
        $0.modalTap($1)
      }
    }
    .expectNone(of: "modals")
  }

  @Test func `a stack that ignores the origin of a push is found in one step`() async {
    let careless = Reduce<StackNavigation<Int>.State, StackNavigation<Int>.Action> {
      state,
      action in
      guard case .when(_, .pushItem(let item, let animated)) = action else {
        return StackNavigation<Int>().reduce(into: &state, action: action)
      }
      return StackNavigation<Int>().reduce(
        into: &state,
        action: .pushItem(item, animated: animated)
      )
    }
    await stackWalk(100, careless.resolve()).expectFound(within: 1, saying: "the state changed")
  }

  @Test func `a stack that compares items, not entries, is found in two steps`() async {
    let confused = Reduce<StackNavigation<Int>.State, StackNavigation<Int>.Action> {
      state,
      action in
      // The wrong rule: treats an equal item on top as the entry.
      if case .when(let preconditions, .pop(.exactly(1), let animated)) = action,
        case .from(let id)? = preconditions.first, state[id: id] ?? 0 == state.topItem
      {
        return StackNavigation<Int>().reduce(into: &state, action: .popItem(animated: animated))
      }
      return StackNavigation<Int>().reduce(into: &state, action: action)
    }
    await stackWalk(200, confused.resolve()).expectFound(within: 2, saying: "the state changed")
  }

  // MARK: The law

  private func stackWalk(
    _ seeds: UInt64,
    _ reducer: ResolvedReducer<StackNavigation<Int>.State, StackNavigation<Int>.Action>
  ) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 40, step: Step.random) { _, steps in
      Self.run(steps, StackNavigation<Int>.State(items: [0]), reducer, \.topID) {
        $0.stackAction($1)
      } tap: {
        $0.stackTap($1)
      }
    }
  }

  /// - Returns: The action that changed the state although it was a repetition or came from below
  ///   the top.
  private static func run<State: Equatable, Action: Sendable>(
    _ steps: [Step],
    _ initial: State,
    _ reducer: ResolvedReducer<State, Action>,
    _ top: (State) -> EntryID?,
    action: (ToyPick, State) -> Action,
    tap: (ToyPick, State) -> (action: Action, from: EntryID)?
  ) -> String? {
    var state = initial
    for (number, step) in steps.enumerated() {
      switch step {
      case .any(let pick): _ = reducer.reduce(into: &state, action: action(pick, state))
      case .tap(let pick, let times):
        guard let (action, from) = tap(pick, state) else { continue }
        var states = [state]
        for _ in 0..<times {
          let isOnTop = top(state) == from
          _ = reducer.reduce(into: &state, action: action)
          if state != states.last, !isOnTop || states.count > 1 {
            return "step \(number): \(action): the state changed from \(states.last ?? state)"
          }
          if state != states.last { states.append(state) }
        }
      }
    }
    return nil
  }
}

extension ToyPick {
  /// Returns an operation that names its origin, mostly the top.
  fileprivate func stackTap(
    _ state: StackNavigation<Int>.State
  ) -> (StackNavigation<Int>.Action, EntryID)? {
    let ids = state.entries.ids
    guard let top = ids.last else { return nil }
    let from = count < 2 ? top : ids[item % ids.count]
    let isAnimated = kind % 2 == 0
    switch kind % 8 {
    case 0, 1: return (.pushItem(item, animated: isAnimated).from(from), from)
    case 2, 3:
      let items = Array(repeating: item, count: max(count, 0))
      return (.pushItems(items, animated: isAnimated).from(from), from)
    case 4, 5: return (.popItem(animated: isAnimated).from(from), from)
    default: return (.replaceTop(with: item, animated: isAnimated).from(from), from)
    }
  }

  fileprivate func modalTap(
    _ state: ModalNavigation<Int>.State
  ) -> (ModalNavigation<Int>.Action, EntryID)? {
    guard let top = state.presentedID else { return nil }
    let from = count < 2 ? top : strangerID
    let isAnimated = kind % 2 == 0
    switch kind % 8 {
    case 0, 1: return (.presentSheet(item, animated: isAnimated).from(from), from)
    case 2, 3: return (.presentFullScreen(item, animated: isAnimated).from(from), from)
    case 4: return (.set(nil, animated: isAnimated).from(from), from)
    default:
      let styled = ModalNavigation<Int>.StyledItem(item: item, style: .formSheet)
      return (.set(styled, animated: isAnimated).from(from), from)
    }
  }
}
