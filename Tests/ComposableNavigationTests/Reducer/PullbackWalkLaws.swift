import Testing
import TestSupport

import ComposableNavigation

// MARK: Surroundings of a part

private enum Around<Inner: Equatable & Sendable>: Equatable, Sendable {
  case nothing(Int)
  case part(Inner)
}

/// A state with one part and other values that must not change.
private struct Shell<Inner: Equatable & Sendable>: Equatable, Sendable {
  var before = 7
  var inner: Inner
  var after = "after"
}

private struct Watched<Inner: Equatable & Sendable>: Equatable, Sendable {
  var writes = 0
  var inner: Inner { didSet { writes += 1 } }
}

private struct Hidden<Inner: Equatable & Sendable>: Equatable, Sendable {
  private var hidden: Inner
  private(set) var writes = 0
  var inner: Inner {
    get { hidden }
    set { (hidden, writes) = (newValue, writes + 1) }
  }

  init(inner: Inner) { hidden = inner }
}

private struct Perhaps<Inner: Equatable & Sendable>: Equatable, Sendable {
  var before = [1, 2]
  var inner: Inner?
}

private struct Cases<Inner: Equatable & Sendable>: Equatable, Sendable {
  var inner: Around<Inner>
  var after = 3
}

private enum Outer<Inner: Equatable & Sendable>: Equatable, Sendable {
  case part(Inner)
  case other(Int)
  case none
}

// MARK: A part

/// A reducer and its expected behaviour as plain assignments.
private struct Part<State: Equatable & Sendable, Action: Equatable & Sendable> {
  let reducer: ResolvedReducer<State, Action>
  let state: State
  /// All actions: those of the innermost part first, then those without meaning.
  let actions: [Action]
  /// Changes the state and returns the following actions.
  let run: (inout State, Action) -> [Action]

  /// Returns the same part with one more layer of state.
  func wrapped<Whole: Equatable & Sendable>(
    _ path: CasePath<Outer<Action>, Action>,
    in whole: Whole,
    _ reducer: (CasePath<Outer<Action>, Action>) -> any Reducer<Whole, Outer<Action>>,
    _ update: @escaping (inout Whole, (inout State) -> [Action]) -> [Action]
  ) -> Part<Whole, Outer<Action>> {
    Part<Whole, Outer<Action>>(
      reducer: reducer(path).resolve(),
      state: whole,
      actions: actions.map(Outer.part) + [.other(4), .none],
      run: { [run] state, action in
        guard case .part(let inner) = action else { return [] }
        return update(&state) { run(&$0, inner) }.map(Outer.part)
      }
    )
  }

  /// Returns these actions with the first difference that they make, or nil.
  func difference(_ numbers: [Int]) -> String? {
    var store = SearchStore(state: state, reducer: reducer)
    var expected = state
    for number in numbers {
      var queue = [actions[min(number, actions.count - 1)]]
      store.send(queue[0])
      while let reduced = store.reduceNext() {
        guard !queue.isEmpty else { return "\(reduced.action) was sent by nobody" }
        let action = queue.removeFirst()
        if reduced.action != action { return "\(reduced.action) arrived for \(action)" }
        queue += run(&expected, action)
        if store.state != expected { return "\(action) made \(store.state), not \(expected)" }
      }
      if let first = queue.first { return "\(first) was not sent" }
    }
    return nil
  }
}

private enum Step: Hashable {
  case stored, watched, computed
  case maybe(isThere: Bool)
  case mode(isThere: Bool, isPullback: Bool)
  /// A layer; the value indicates whether the paths of the layers above it are written by hand.
  case byHand(Bool)
  case action(Int)
  case wrong(Wrong)

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    switch number(14) {
    case 0: return .stored
    case 1: return .watched
    case 2: return .computed
    case 3: return .maybe(isThere: number(4) != 0)
    case 4, 5: return .mode(isThere: number(4) != 0, isPullback: number(2) == 0)
    case 6, 7: return .byHand(number(2) == 0)
    default: return .action(number(number(2) == 0 ? 4 : 16))
    }
  }
}

/// Pullbacks that are known to be wrong.
private enum Wrong: CaseIterable {
  /// Runs on a copy.
  case forgets
  /// Writes twice.
  case writesTwice
  /// Loses the child's actions.
  case losesActions
}

/// Adds a layer for each such step, six at most; then runs the actions.
private func difference<State, Action>(
  _ part: Part<State, Action>,
  _ steps: ArraySlice<Step>,
  _ numbers: [Int],
  depth: Int = 6,
  byHand: Bool = false
) -> String? {
  guard let step = steps.first, depth > 0 else { return part.difference(numbers) }
  let (rest, inner) = (steps.dropFirst(), part.reducer)
  func next<Whole>(_ whole: Part<Whole, Outer<Action>>) -> String? {
    difference(whole, rest, numbers, depth: depth - 1, byHand: byHand)
  }
  let path: CasePath<Outer<Action>, Action> =
    byHand
    ? CasePath(embed: Outer.part, extract: { if case .part(let part) = $0 { part } else { nil } })
    : /Outer.part
  switch step {
  case .action: return difference(part, rest, numbers, depth: depth, byHand: byHand)
  case .byHand(let isByHand):
    return difference(part, rest, numbers, depth: depth, byHand: isByHand)
  case .stored:
    let whole = part.wrapped(path, in: Shell(inner: part.state)) {
      inner.pullback(state: \Shell<State>.inner, action: $0)
    } _: {
      $1(&$0.inner)
    }
    return next(whole)
  case .watched:
    let whole = part.wrapped(path, in: Watched(inner: part.state)) {
      inner.pullback(state: \Watched<State>.inner, action: $0)
    } _: {
      $1(&$0.inner)
    }
    return next(whole)
  case .computed:
    let whole = part.wrapped(path, in: Hidden(inner: part.state)) { path in
      Scope(state: \Hidden<State>.inner, action: path) { inner }
    } _: {
      $1(&$0.inner)
    }
    return next(whole)
  case .maybe(let isThere):
    let whole = part.wrapped(path, in: Perhaps(inner: isThere ? part.state : nil)) {
      Reduce<Perhaps<State>, Outer<Action>> { _, _ in .none }
        .ifLet(\.inner, action: $0) { inner }
    } _: { state, run in
      guard var inner = state.inner else { return [] }
      let sent = run(&inner)
      state.inner = inner
      return sent
    }
    return next(whole)
  case .mode(let isThere, let isPullback):
    let mode: CasePath<Around<State>, State> =
      byHand
      ? CasePath(
        embed: Around.part,
        extract: { if case .part(let part) = $0 { part } else { nil } }
      ) : /Around.part
    let state = Cases(inner: isThere ? .part(part.state) : .nothing(5))
    let whole = part.wrapped(path, in: state) { path in
      let cases: ResolvedReducer<Around<State>, Action> =
        isPullback
        ? inner.pullback(state: mode, action: .whole).resolve()
        : Reduce { _, _ in .none }.ifCaseLet(mode, action: .whole) { inner }.resolve()
      return cases.pullback(state: \Cases<State>.inner, action: path)
    } _: { state, run in
      guard case .part(var inner) = state.inner else { return [] }
      let sent = run(&inner)
      state.inner = .part(inner)
      return sent
    }
    return next(whole)
  case .wrong(let wrong):
    let whole = part.wrapped(path, in: Watched(inner: part.state)) { path in
      Reduce<Watched<State>, Outer<Action>> { state, action in
        guard let action = path.extract(action) else { return .none }
        var copy = state.inner
        let effect = inner.reduce(into: &copy, action: action)
        if wrong != .forgets { state.inner = copy }
        if wrong == .writesTwice { state.inner = copy }
        return wrong == .losesActions ? .none : effect.map(path.embed)
      }
    } _: {
      $1(&$0.inner)
    }
    return next(whole)
  }
}

private func run(_ steps: [Step]) -> String? {
  let leaf = Part<ToyCounter.State, ToyCounter.Action>(
    reducer: ToyCounter().resolve(),
    state: .init(),
    actions: ToyCounter.Action.allCases,
    run: { state, action in
      switch action {
      case .up: state.count += 1
      case .down: state.count -= 1
      case .reset: state.count = 0
      case .upTwice: return [.up, .up]
      }
      return []
    }
  )
  let numbers: [Int] = steps.compactMap { if case .action(let number) = $0 { number } else { nil } }
  return difference(leaf, steps[...], numbers)?
    .replacing(#/ComposableNavigationTests\.|\(unknown context at \$\w+\)\./#, with: "")
}

/// Law 8 over random compositions: pulling back and then running equals running on the part.
///
/// State outside the part is unchanged, an action outside has no effect, and both are complete
/// afterwards.
@Suite @MainActor struct PullbackWalkLaws {
  @Test func `for any composition, pulling back and then running equals running on the part`()
    async
  {
    await Walk(seeds: 0..<seedBound(100), length: 26, step: Step.random) { _, steps in run(steps) }
      .expectNone(of: "compositions")
  }

  @Test(arguments: Wrong.allCases)
  fileprivate func `a wrong pullback is found in one layer and one action`(_ wrong: Wrong) async {
    await Walk(seeds: 0..<100, length: 26) { numbers in
      let step = Step.random(&numbers)
      return step == .watched ? .wrong(wrong) : step
    } run: { _, steps in
      run(steps)
    }
    .expectFound(within: 2)
  }
}
