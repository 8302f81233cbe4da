import ComposableNavigation

/// The loading of data that a link or a route needs before it is opened.
///
/// Reach for it where a screen is to be opened with what a server has to say. The request is state:
/// a person sees it, cancels it, and finds it again after a restart; a newer request supersedes it.
/// An error and a time-out are states too, from which one tries again.
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
/// Each request has one end, which the parent is told while the action is carried out that ends it.
/// So a late answer of an older request never navigates. Save ``State`` with the rest, and send
/// ``Action/resume`` after a restart: what was pending is begun again. A state that is overwritten
/// has no request any more, and none of its answers comes to anything.
///
/// ## Laws
/// - each request ends once, or is pending, and a late answer never navigates
/// - a refused action changes nothing at all and has a reason
public struct PendingNavigation<Query: Hashable & Sendable, Loaded: Sendable>: Sendable {
  /// The longest time-out, some thirty years: clocks cannot add more to the present.
  public static var longestTimeout: Duration { .seconds(1_000_000_000) }

  private let load: @Sendable (Query) async throws -> Loaded
  private let clock: (any Clock<Duration>)?
  private let timeout: Duration

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the time-out; nil for none.
  ///   - timeout: The time that a request may take. A negative one is none at all, and
  ///     ``longestTimeout`` is the most.
  ///   - load: The work that gets the data. What it throws is kept as the reason of the failure.
  public init(
    clock: (any Clock<Duration>)? = nil,
    timeout: Duration = .seconds(10),
    load: @escaping @Sendable (Query) async throws -> Loaded
  ) {
    self.clock = clock
    self.timeout = min(max(timeout, .zero), Self.longestTimeout)
    self.load = load
  }

  /// The work of a request: to load, and to watch the time.
  func work(for ticket: Ticket) -> Effect<Action> {
    let (load, timeout) = (load, timeout)
    let loading = Effect<Action>.run { send in
      do {
        let loaded = try await load(ticket.request)
        await send(.loaded(loaded, of: ticket))
      } catch {
        // Also a cancellation that is not the effect's own: else the request would wait for ever.
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
