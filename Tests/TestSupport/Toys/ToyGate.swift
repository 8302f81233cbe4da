package import ComposableNavigation

/// Holds asynchronous work until a test lets it continue; cancelled tasks stop waiting.
package final class ToyGate: Sendable {
  private struct State {
    var isOpen = false
    var next = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var cancelled: Set<Int> = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    mutating func takeReadyWatchers() -> [CheckedContinuation<Void, Never>] {
      let ready = watchers.filter { $0.count <= waiting.count }.map(\.continuation)
      watchers.removeAll { $0.count <= waiting.count }
      return ready
    }
  }

  private let state = Locked(State())

  package init() {}

  package func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns once the gate is open, or throws if the task is cancelled first.
  package func wait() async throws {
    let ticket = state.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (enters, ready) = state.withLock { state in
          if state.isOpen || state.cancelled.contains(ticket) {
            return (true, [CheckedContinuation<Void, Never>]())
          }
          state.waiting[ticket] = continuation
          return (false, state.takeReadyWatchers())
        }
        if enters { continuation.resume() }
        for watcher in ready { watcher.resume() }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        state.cancelled.insert(ticket)
        return state.waiting.removeValue(forKey: ticket)
      }
      continuation?.resume()
    }
    try Task.checkCancellation()
  }

  /// Returns once `count` tasks wait at the gate.
  package func arrivals(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if state.waiting.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReady { continuation.resume() }
    }
  }
}

extension ToyGate {
  /// Returns work that answers with an action once the gate is open.
  package func answer<Action>(_ action: Action) -> Effect<Action> {
    .run { [self] send in
      try await wait()
      await send(action)
    }
  }
}
