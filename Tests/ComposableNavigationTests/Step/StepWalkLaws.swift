import NavigationTesting
import TestSupport
import Testing

@testable import ComposableNavigation

/// Runs a feature without resolving it: each step must behave as its reducer's
/// `reduce(into:action:)` in plain Swift.
private struct Plainly<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}

/// A node with siblings before and after it, each of which checks that the action is complete.
private struct Family: Reducer {
  let node: ToyNode
  /// A seeded mistake: an action that the reducer does not send.
  var loses = false

  var body: some Reducer<ToyNode.State, ToyNode.Action> {
    ToyNote(node.trace) { state, action in "before \(state.name): \(Step.name(action))" }
    node
    ToyNote(node.trace) { state, action in "after \(state.name): \(Step.name(action))" }
    if loses { Reduce { _, action in if case .say = action { .none } else { .send(.say([])) } } }
  }
}

private struct Step: CustomStringConvertible {
  /// A path through screens by position; -1 is the sheet.
  var path: [Int]
  let deed: Int
  let number: Int

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    let path = (0..<number(4)).map { _ in number(4) - 1 }
    return Step(path: path, deed: number(16), number: number(4))
  }

  var description: String { "\(deed) \(number) at \(path)" }

  /// - Returns: An action for a place that may be missing, in which case it has no receiver.
  func action(in state: ToyNode.State?, along path: ArraySlice<Int>) -> ToyNode.Action {
    guard let first = path.first else { return action(in: state) }
    let rest = path.dropFirst()
    if first < 0 { return .sheet(action(in: state?.modal.item, along: rest)) }
    guard let entries = state?.stack.entries, first < entries.count else {
      return .child(strangerID, action(in: nil, along: rest))
    }
    return .child(entries[first].id.unbound, action(in: entries[first].item, along: rest))
  }

  private func action(in state: ToyNode.State?) -> ToyNode.Action {
    let fresh = ToyNode.State("n\(number)")
    switch deed {
    case 0: return .work(number)
    case 1: return .answered(number - 1)
    case 2: return .say([number, number + 1])
    case 3: return .edit { $0.detail = $0.detail == nil ? .init() : nil }
    case 4: return .edit { $0.mode = $0.mode == .idle ? .busy(.init()) : .idle }
    case 5: return .stack(.popItem())
    case 6: return .stack(.setItems([fresh]))
    case 7: return .stack(.popItems(.exactly(number)))
    case 8: return .modal(.presentSheet(fresh))
    case 9: return .modal(.dismiss())
    case 10: return .detail(.work(number))
    case 11: return .detail(.answered(number))
    case 12: return .busy(.answered(number))
    case 13: return .busy(.work(number))
    default: return .stack(.pushItem(fresh))
    }
  }

  static func name(_ action: ToyNode.Action) -> String { "\(action)".filter { $0 != " " } }
}

/// A resolved reducer on raw memory behaves as the reducers in plain Swift: in states, actions,
/// order and input of reducers, refusals, issues, and effects.
@Suite struct StepWalkLaws {
  @Test func `a step behaves as its reducer`() async {
    await Walk(seeds: 0..<seedBound(60), length: 40, step: Step.random) { _, steps in
      Self.difference(steps, loses: false)
    }
    .expectNone(of: "trees, in steps and in plain Swift")
  }

  @Test func `a step that does something else is found with one action`() async {
    await Walk(seeds: 0..<60, length: 40, step: Step.random) { _, steps in
      Self.difference(steps, loses: true)
    }
    .expectFound(within: 1)
  }

  private static func difference(_ steps: [Step], loses: Bool) -> String? {
    let traces = (ToyTrace(), ToyTrace())
    let node = ToyNode(trace: traces.0)
    var resolved = PausedStore(
      state: ToyNode.State("root"),
      reducer: Family(node: node, loses: loses).resolve()
    )
    var plain = PausedStore(
      state: ToyNode.State("root"),
      reducer: Plainly(base: Family(node: ToyNode(trace: traces.1))).resolve()
    )
    for (number, step) in steps.enumerated() {
      let action = step.action(in: plain.state, along: step.path[...])
      resolved.send(action)
      plain.send(action)
      var queued = 0
      while queued < 100, let expected = plain.reduceNext() {
        queued += 1
        guard let reduced = resolved.reduceNext() else { return "step \(number): nothing was sent" }
        if Step.name(reduced.action) != Step.name(expected.action) {
          return "step \(number): \(reduced.action) came for \(expected.action)"
        }
        if "\(reduced.reports)" != "\(expected.reports)" {
          return "step \(number): \(reduced.reports), not \(expected.reports)"
        }
      }
      if let extra = resolved.reduceNext() { return "step \(number): \(extra.action) came too" }
      if resolved.state != plain.state { return "step \(number): the states differ" }
      let asked = (traces.0.take(), traces.1.take())
      if asked.0 != asked.1 { return "step \(number): \(asked.0) was asked, not \(asked.1)" }
      if resolved.runs.count != plain.runs.count { return "step \(number): other work runs" }
    }
    return nil
  }
}
