extension PendingNavigation {
  /// A request for data, an answer to one, or what a person does about it.
  public enum Action: Sendable {
    /// Begins a request; one that is pending is superseded.
    case request(Query)

    /// Brings the data. Refused unless the request is the one that is pending.
    case loaded(Loaded, of: Ticket)

    /// Says why there is no data. Refused unless the request is the one that is pending.
    case failed(reason: String, of: Ticket)

    /// Says that the time is over. Refused unless the request is the one that is pending.
    case timedOut(of: Ticket)

    /// Gives up the request that is pending, or forgets the error. Refused when there is neither.
    case cancel

    /// Begins the request that failed or took too long again, as a new one. Refused when there is
    /// none.
    case retry

    /// Begins the work of a pending request again, with all its time: send it after a restart.
    /// Nothing happens when nothing is pending.
    case resume
  }

  /// The end of a request.
  public enum Outcome: Sendable {
    /// The data is there.
    case loaded(Loaded)
    /// There is no data, for this reason: see ``State/Phase/failed(_:reason:)``.
    case failed(reason: String)
    /// The data did not come in time.
    case timedOut
    /// Another request was made in its place.
    case superseded(by: Query)
    /// Somebody gave it up.
    case cancelled
  }
}

extension PendingNavigation.Action: Equatable where Loaded: Equatable {}
extension PendingNavigation.Action: Hashable where Loaded: Hashable {}
extension PendingNavigation.Action: Codable where Query: Codable, Loaded: Codable {}
extension PendingNavigation.Outcome: Equatable where Loaded: Equatable {}
extension PendingNavigation.Outcome: Hashable where Loaded: Hashable {}
