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
      var begun = read.pending == nil ? 0 : 1
      return ToyMangled.walk(store, &numbers) { pick, state in
        let action = action(pick, state.pending, stale: read.ticket)
        if begins(action), Pending.refusal(of: action, in: state.pending) == nil { begun += 1 }
        return .pending(action)
      } refusal: { action, state in
        guard case .pending(let action) = action else { return nil }
        return Pending.refusal(of: action, in: state.pending)
      } fault: { state in
        let left = begun - state.ended.count
        let isPending = state.pending.pending != nil
        return left == (isPending ? 1 : 0) ? nil : "\(left) have not ended; pending: \(isPending)"
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

  private func begins(_ action: Pending.Action) -> Bool {
    switch action {
    case .request, .retry: true
    default: false
    }
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
