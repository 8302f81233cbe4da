import ComposableNavigation

/// A future answer that an effect can await.
///
/// Made by ``Request/pendingAnswer()``. Any number of tasks may await it, before or after it is
/// available.
///
/// ```swift
/// let result = try await answer.result               // .answered(.red)
/// ```
public final class PendingAnswer<Answer: Sendable>: Sendable {
  private typealias Waiter = CheckedContinuation<RequestResult<Answer>, any Error>

  private enum State: Sendable {
    case waiting(Waiters)
    case done(RequestResult<Answer>)
  }

  private struct Waiters: Sendable {
    var there: [Int: Waiter] = [:]
    /// The tasks that were cancelled before they began to wait.
    var cancelled: Set<Int> = []
    var last = 0
  }

  private let state = Locked(State.waiting(Waiters()))

  init() {}

  /// The result of the request, as soon as it is available.
  ///
  /// - Throws: `CancellationError` if the task that awaits it is cancelled, as an effect is if its
  ///   entry is removed.
  public var result: RequestResult<Answer> {
    get async throws {
      let number = takeNumber()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { wait($0, number) }
      } onCancel: {
        cancel(number)
      }
    }
  }

  /// Sets the result; a second call changes nothing.
  func fulfil(_ result: RequestResult<Answer>) {
    let waiters = state.withLock { state -> [Waiter] in
      guard case .waiting(let waiters) = state else { return [] }
      state = .done(result)
      return Array(waiters.there.values)
    }
    for waiter in waiters { waiter.resume(returning: result) }
  }

  private func takeNumber() -> Int {
    state.withLock { state in
      guard case .waiting(var waiters) = state else { return 0 }
      waiters.last += 1
      state = .waiting(waiters)
      return waiters.last
    }
  }

  private func wait(_ waiter: Waiter, _ number: Int) {
    let end = state.withLock { state -> Result<RequestResult<Answer>, any Error>? in
      switch state {
      case .done(let result):
        return .success(result)
      case .waiting(var waiters):
        let isCancelled = waiters.cancelled.remove(number) != nil
        if !isCancelled { waiters.there[number] = waiter }
        state = .waiting(waiters)
        return isCancelled ? .failure(CancellationError()) : nil
      }
    }
    if let end { waiter.resume(with: end) }
  }

  private func cancel(_ number: Int) {
    let waiter = state.withLock { state -> Waiter? in
      guard case .waiting(var waiters) = state else { return nil }
      let waiter = waiters.there.removeValue(forKey: number)
      if waiter == nil { waiters.cancelled.insert(number) }
      state = .waiting(waiters)
      return waiter
    }
    waiter?.resume(throwing: CancellationError())
  }
}

/// The promise of an answer, which a request in a state contains.
///
/// After the last state with the promise is released, no answer is possible: tasks that await it
/// then receive ``NoAnswer/withdrawn``.
final class AnswerPromise<Answer: Sendable>: Sendable {
  let pending = PendingAnswer<Answer>()

  deinit { pending.fulfil(.unanswered(.withdrawn)) }
}
