import ComposableNavigation
import Testing
import TestSupport

/// Reading mangled steps gives an error or a legal state: one in which 200 actions go back and
/// forward as in a list with a cursor.
@Suite @MainActor struct MangledStepLaws {
  private typealias Steps = StepNavigation<Int>

  /// A state with steps in both directions.
  private var state: StepNavigation<Int>.State {
    var state = StepNavigation<Int>.State(0, history: .kept(limit: 4))
    for action in [Steps.Action.push(1), .push(2), .push(3), .goBack()] {
      _ = Steps().reduce(into: &state, action: action)
    }
    return state
  }

  @Test func `an archive that is read as another state is found`() throws {
    withKnownIssue {
      try MangledArchive.expectNoFault("steps, of which each has to be the same", state) {
        decoded,
        _ in
        decoded == state ? nil : "it is another state"
      }
    }
  }

  @Test func `a mangled archive of steps is a legal state or an error`() throws {
    try MangledArchive.expectNoFault("steps", state) { decoded, numbers in
      var state = decoded
      for _ in 0..<200 {
        let before = state
        let action = Self.actions.randomElement(using: &numbers) ?? .goBack()
        _ = Steps().reduce(into: &state, action: action)
        if let fault = Self.fault(of: action, from: before, to: state) { return fault }
      }
      return nil
    }
  }

  private static let actions: [Steps.Action] = [
    .push(4), .push(5), .set(6), .goBack(), .goForward(),
  ]

  private static func fault(
    of action: Steps.Action,
    from before: Steps.State,
    to after: Steps.State
  ) -> String? {
    let expected =
      switch action {
      case .push(let value), .set(let value): value
      case .goBack: before.earlierValues.first ?? before.value
      case .goForward: before.laterValues.first ?? before.value
      }
    guard after.value == expected else { return "\(action) leads to \(after.value)" }
    if case .push(let value) = action, value != before.value, !after.laterValues.isEmpty {
      return "\(action) keeps steps ahead"
    }
    if case .goBack = action, after.earlierValues.count < before.earlierValues.count,
      after.laterValues.first.map({ $0 != before.value }) ?? false
    {
      return "\(action) loses the way forward"
    }
    if case .goForward = action, after.laterValues.count < before.laterValues.count,
      after.earlierValues.first.map({ $0 != before.value }) ?? false
    {
      return "\(action) loses the way back"
    }
    return nil
  }
}
