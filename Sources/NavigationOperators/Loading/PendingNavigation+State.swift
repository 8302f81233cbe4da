extension PendingNavigation {
  /// The request that is on its way, or what became of the last one.
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
      /// Nothing is on its way.
      case idle
      /// The data is on its way.
      case pending(Query)
      /// The data could not be had: the error that was thrown, in its words for a person.
      ///
      /// The words and not the error, because a state is compared, copied and saved. Where the
      /// feature decides by the error, let `Loaded` be a `Result`, and return it.
      case failed(Query, reason: String)
      /// The data did not come in time.
      case timedOut(Query)
    }

    /// The phase that the request is in.
    public internal(set) var phase = Phase.idle

    /// The number of the last request, which tells its answers from those of equal ones before it.
    var number: UInt64 = 0

    /// Makes a state in which nothing is on its way.
    public init() {}

    /// The request that is on its way; nil for none.
    public var pending: Query? {
      if case .pending(let request) = phase { request } else { nil }
    }

    /// The mark of the request that is on its way, by which its answers are known; nil for none.
    public var ticket: Ticket? { pending.map { Ticket(request: $0, number: number) } }

    /// The request that failed or took too long; nil for none.
    var unanswered: Query? {
      switch phase {
      case .failed(let request, reason: _), .timedOut(let request): request
      case .idle, .pending: nil
      }
    }

    /// Begins a request.
    mutating func begin(_ request: Query) -> Ticket {
      // An archive may hold any number.
      number &+= 1
      phase = .pending(request)
      return Ticket(request: request, number: number)
    }
  }

  /// The mark of one request among equal ones.
  public struct Ticket: Hashable, Sendable {
    /// The request that it marks.
    public let request: Query

    let number: UInt64
  }
}

extension PendingNavigation.State: Codable where Query: Codable {}
extension PendingNavigation.State.Phase: Codable where Query: Codable {}
extension PendingNavigation.Ticket: Codable where Query: Codable {}
