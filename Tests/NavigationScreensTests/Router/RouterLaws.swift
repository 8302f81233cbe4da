import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct RouterLaws {
  private static let calls = ToyCall.all

  /// States with one of everything, with questions, and without a queue and with a screen alone.
  private let starts: [ToyScreens.State] = [
    .desk, .desk.after(.showAlert("a", on: "list"), .showAlert("b", on: "filter")),
    .desk.after(
      .clearQueue,
      .showScreen(.sheet, "alone", name: "alone", location: .append)
    ),
  ]

  /// One call, by its position in the list, of the router of a screen.
  private struct Move: Hashable {
    var call: Int
    var screen: Int
  }

  private static func random(_ numbers: inout ToyRandom) -> Move {
    Move(
      call: Int.random(in: 0..<calls.count, using: &numbers),
      screen: Int.random(in: 0..<8, using: &numbers)
    )
  }

  /// - Returns: The difference between the results of calls and of actions, or nil.
  private static func difference(
    _ moves: [Move],
    _ calls: [ToyCall] = calls,
    from start: ToyScreens.State = .desk
  ) -> String? {
    let (called, sent) = (ToyDesk(start), ToyDesk(start))
    for move in moves {
      let ids = called.screens.entries.ids
      let id = move.screen < ids.count ? ids[move.screen] : strangerID
      let (call, heard) = (calls[move.call], called.refusals.count)
      let before = called.screens
      let refusal = call.call(called.router(of: .entry(id)))
      sent.send(Self.calls[move.call].action(.entry(id.unresolved)))
      if called.book != sent.book { return "after \(call) something else is open" }
      if called.refusals != sent.refusals { return "\(call): other refusals" }
      if Array(called.refusals.dropFirst(heard)) != (refusal.map { [$0] } ?? []) {
        return "\(call) answers \(String(describing: refusal))"
      }
      if refusal != nil, called.screens != before { return "refused, but changed" }
    }
    return nil
  }

  @Test func `each call from a screen under others does the same as its action`() {
    for start in starts {
      for call in Self.calls.indices {
        #expect(Self.difference([Move(call: call, screen: 1)], from: start) == nil)
      }
    }
  }

  @Test func `a call of a router and its action do the same`() async {
    await Walk(seeds: 0..<seedBound(25), length: 40, step: Self.random) { _, moves in
      Self.difference(moves)
    }
    .expectNone(of: "calls of \(Self.calls.count) kinds")
  }

  @Test func `a call that dismisses another screen than its own would be found out`() async throws {
    var wrong = Self.calls
    let index = try #require(
      wrong.firstIndex { $0.action(.root) == .dismissScreen(.root, by: .root) }
    )
    wrong[index] = ToyCall(wrong[index].action) { $0.dismissLastScreen() }
    let calls = wrong
    await Walk(seeds: 0..<25, length: 40, step: Self.random) { _, moves in
      Self.difference(moves, calls)
    }
    .expectFound(within: 3, saying: "something else is open")
  }
}
