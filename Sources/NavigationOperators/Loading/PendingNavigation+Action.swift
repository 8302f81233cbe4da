extension PendingNavigation {
  /// A request for data, an answer to one, or the user's response.
  public enum Action: Sendable {
    /// Begins a request, which replaces a pending one.
    case request(Query)

    /// Delivers the data. Refused unless the request is the pending one.
    case loaded(Loaded, of: Ticket)

    /// Reports a failure. Refused unless the request is the pending one.
    case failed(reason: String, of: Ticket)

    /// Reports a time-out. Refused unless the request is the pending one.
    case timedOut(of: Ticket)

    /// Cancels the pending request, or clears the error. Refused if there is neither.
    case cancel

    /// Repeats the request that failed or timed out, as a new one. Refused if there is none.
    case retry

    /// Restarts the work of a pending request, with its full time-out: send it after a restart of
    /// the app. Does nothing if no request is pending.
    case resume
  }

  /// The end of a request.
  public enum Outcome: Sendable {
    /// The data was loaded.
    case loaded(Loaded)
    /// The data could not be loaded, for this reason: see ``State/Phase/failed(_:reason:)``.
    case failed(reason: String)
    /// The data did not arrive in time.
    case timedOut
    /// Another request has replaced this one.
    case superseded(by: Query)
    /// The request was cancelled.
    case cancelled
  }
}

extension PendingNavigation.Action: Equatable where Loaded: Equatable {}
extension PendingNavigation.Action: Hashable where Loaded: Hashable {}
extension PendingNavigation.Action: Codable where Query: Codable, Loaded: Codable {}
extension PendingNavigation.Outcome: Equatable where Loaded: Equatable {}
extension PendingNavigation.Outcome: Hashable where Loaded: Hashable {}
