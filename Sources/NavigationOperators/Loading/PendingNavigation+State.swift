extension PendingNavigation {
  /// The pending request, or the result of the last one.
  ///
  /// ```swift
  /// switch state.opening.phase {
  /// case .idle: break
  /// case .pending(let id): rows.append("Loading note \(id) …")
  /// case .failed(let id, let reason): rows.append("Note \(id): \(reason)")
  /// case .timedOut(let id): rows.append("Note \(id) took too long")
  /// }
  /// ```
  public struct State: Hashable, Sendable {
    /// The phases of a request.
    public enum Phase: Hashable, Sendable {
      /// No request is pending.
      case idle
      /// The request is pending.
      case pending(Query)
      /// The data could not be loaded; the reason is the text of the thrown error.
      ///
      /// The text and not the error, because a state is compared, copied and saved. If the feature
      /// depends on the error, make `Loaded` a `Result`, and return it.
      case failed(Query, reason: String)
      /// The data did not arrive in time.
      case timedOut(Query)
    }

    /// The phase of the request.
    public internal(set) var phase = Phase.idle

    /// The number of the last request, which distinguishes its answers from those of earlier equal
    /// requests.
    var number: UInt64 = 0

    /// Makes a state without a pending request.
    public init() {}

    /// The pending request; nil for none.
    public var pending: Query? {
      if case .pending(let request) = phase { request } else { nil }
    }

    /// The ticket of the pending request, which identifies its answers; nil for none.
    public var ticket: Ticket? { pending.map { Ticket(request: $0, number: number) } }

    /// The request that failed or timed out; nil for none.
    var unanswered: Query? {
      switch phase {
      case .failed(let request, reason: _), .timedOut(let request): request
      case .idle, .pending: nil
      }
    }

    mutating func begin(_ request: Query) -> Ticket {
      // An archive may contain any number.
      number &+= 1
      phase = .pending(request)
      return Ticket(request: request, number: number)
    }
  }

  /// The identity of one request among equal ones.
  public struct Ticket: Hashable, Sendable {
    /// The request that the ticket identifies.
    public let request: Query

    let number: UInt64
  }
}

extension PendingNavigation.State: Codable where Query: Codable {}
extension PendingNavigation.State.Phase: Codable where Query: Codable {}
extension PendingNavigation.Ticket: Codable where Query: Codable {}
