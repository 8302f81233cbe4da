import ComposableNavigation
import NavigationOperators

/// A feature that opens loaded data: a request is the number of seconds that its data takes, or
/// negative if there is none.
struct ToyLoading: Reducer {
  typealias Pending = PendingNavigation<Int, String>

  struct State: Equatable, Codable {
    var pending = Pending.State()
    var opened: [String] = []
    /// The ends of all requests, in order.
    var ended: [String] = []
  }

  enum Action: Equatable, Sendable {
    case pending(Pending.Action)
  }

  struct NoData: Error, CustomStringConvertible {
    var description: String { "there is none" }
  }

  var clock: (any Clock<Duration>)?
  var timeout = Duration.seconds(10)

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .loading(\.pending, action: /Action.pending, by: loader) { state, request, outcome in
        if case .loaded(let text) = outcome { state.opened.append(text) }
        state.ended.append("\(request) \(outcome.word)")
        return .none
      }
  }

  private var loader: Pending {
    Pending(clock: clock, timeout: timeout) { [clock] seconds in
      guard seconds >= 0 else { throw NoData() }
      try await clock?.sleep(for: .seconds(seconds))
      return "page \(seconds)"
    }
  }
}

extension PendingNavigation.Outcome {
  /// The end as a word.
  var word: String {
    switch self {
    case .loaded: "loaded"
    case .failed(let reason): "failed: \(reason)"
    case .timedOut: "timed out"
    case .superseded(let other): "superseded by \(other)"
    case .cancelled: "cancelled"
    }
  }
}
