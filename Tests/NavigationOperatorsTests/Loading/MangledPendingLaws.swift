import ComposableNavigation
import NavigationOperators
import NavigationTesting
import Testing
import TestSupport

/// Reading any damaged archive of a loader gives an error, or a state in which each request ends
/// once.
@Suite @MainActor struct MangledPendingLaws {
  private typealias Pending = ToyLoading.Pending

  /// Archives of PendingNavigation.State in each of its phases.
  @Test(arguments: 0..<4)
  func `a mangled archive of a loader is a legal state or an error`(phase: Int) throws {
    let state = state(in: phase)
    try MangledArchive.expectNoFault("loaders in phase \(phase)", state) { read, numbers in
      let store = Store(initialState: ToyLoading.State(pending: read)) {
        ToyLoading(clock: TestClock())
      }
      return ToyMangled.walk(store, &numbers) { pick, state in
        .pending(action(pick, state.pending, stale: read.ticket))
      } refusal: { action, state in
        guard case .pending(let action) = action else { return nil }
        return Pending.refusal(of: action, in: state.pending)
      } fault: { state in
        let isPending = state.pending.pending != nil
        if isPending != (state.pending.ticket != nil) { return "a request without a ticket" }
        if state.opened.count > state.ended.count { return "opened more than has ended" }
        return nil
      }
    }
  }

  private func state(in phase: Int) -> Pending.State {
    let store = Store(initialState: ToyLoading.State()) { ToyLoading(clock: TestClock()) }
    if phase > 0 { store.send(.pending(.request(7))) }
    if let ticket = store.state.pending.ticket {
      if phase == 2 { store.send(.pending(.failed(reason: "no net", of: ticket))) }
      if phase == 3 { store.send(.pending(.timedOut(of: ticket))) }
    }
    return store.state.pending
  }

  private func action(
    _ pick: ToyPick,
    _ state: Pending.State,
    stale: Pending.Ticket?
  ) -> Pending.Action {
    let ticket = pick.count > 1 ? stale : state.ticket
    switch (pick.kind % 7, ticket) {
    case (0, _): return .cancel
    case (1, _): return .retry
    case (2, _): return .resume
    case (3, let ticket?): return .loaded("page", of: ticket)
    case (4, let ticket?): return .failed(reason: "no net", of: ticket)
    case (5, let ticket?): return .timedOut(of: ticket)
    default: return .request(pick.item)
    }
  }
}
