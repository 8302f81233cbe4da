import ComposableNavigation

/// A request for the data of a screen, which opens when the data is loaded.
///
/// Use it for a screen that shows data from a server. The request is state: the user can see it,
/// cancel it, and find it again after a restart; a newer request replaces it. An error and a
/// time-out are states too, from which the user can retry.
///
/// ```swift
/// typealias Opening = PendingNavigation<Int, Note>
///
/// Reduce { state, action in … }
///   .loading(
///     \.opening,
///     action: /Action.opening,
///     by: Opening(clock: clock, timeout: .seconds(10)) { id in try await notes.load(id) }
///   ) { state, id, outcome in
///     guard case .loaded(let note) = outcome else { return .none }
///     return .send(.stack(.pushItem(.note(note))))
///   }
/// // store.send(.opening(.request(7)))
/// ```
///
/// Each request ends once, and the parent is notified within the action that ends it. A late answer
/// of an older request therefore never navigates. Save ``State`` with the rest of the state, and
/// send ``Action/resume`` after a restart to begin a pending request again. Overwriting the state
/// ends the request, and its answers are ignored.
///
/// ## Laws
/// - each request ends once, or is pending, and a late answer never navigates
/// - a refused action changes nothing at all and has a reason
public struct PendingNavigation<Query: Hashable & Sendable, Loaded: Sendable>: Sendable {
  /// The maximum time-out, about thirty years: clocks cannot add more to the current time.
  public static var longestTimeout: Duration { .seconds(1_000_000_000) }

  private let load: @Sendable (Query) async throws -> Loaded
  private let clock: (any Clock<Duration>)?
  private let timeout: Duration

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the time-out; nil for none.
  ///   - timeout: The time that a request may take, limited to the range from zero to
  ///     ``longestTimeout``.
  ///   - load: The work that loads the data. The text of an error that it throws is the reason of
  ///     the failure.
  public init(
    clock: (any Clock<Duration>)? = nil,
    timeout: Duration = .seconds(10),
    load: @escaping @Sendable (Query) async throws -> Loaded
  ) {
    self.clock = clock
    self.timeout = min(max(timeout, .zero), Self.longestTimeout)
    self.load = load
  }

  /// Returns the work of a request: loading, and the time-out.
  func work(for ticket: Ticket) -> Effect<Action> {
    let (load, timeout) = (load, timeout)
    let loading = Effect<Action>.run { send in
      do {
        let loaded = try await load(ticket.request)
        await send(.loaded(loaded, of: ticket))
      } catch {
        // Also for a cancellation that is not the effect's own: otherwise the request would wait
        // for ever.
        await send(.failed(reason: "\(error)", of: ticket))
      }
    }
    guard let clock else { return loading }
    let timer = Effect<Action>.run { send in
      try await clock.sleep(for: timeout)
      await send(.timedOut(of: ticket))
    }
    return .merge(loading, timer)
  }
}
