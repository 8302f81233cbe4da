public import ComposableNavigation

extension PendingNavigation {
  /// Returns the reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// ```swift
  /// Opening.refusal(of: .cancel, in: .init())           // “nothing is being loaded”
  /// ```
  ///
  /// - Returns: A ``PendingRefusal``.
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .request, .resume:
      nil
    case .loaded(_, of: let ticket), .failed(reason: _, of: let ticket),
      .timedOut(of: let ticket):
      state.ticket == ticket ? nil : .because(PendingRefusal.late)
    case .cancel:
      state.phase == .idle ? .because(PendingRefusal.nothingPending) : nil
    case .retry:
      state.unanswered == nil ? .because(PendingRefusal.nothingFailed) : nil
    }
  }

  /// A request that has ended, and its outcome.
  struct Ending {
    let request: Query
    let outcome: Outcome
  }

  /// The consequences of an accepted action.
  struct Decision {
    var ended: Ending?
    var work = Work.goesOn

    /// The change of the requests' work.
    enum Work {
      /// The work continues, or there is none.
      case goesOn
      /// The work is cancelled, and none begins.
      case ends
      /// The work is cancelled, and the work for this request begins.
      case begins(Ticket)
    }
  }

  /// Carries out an accepted action.
  static func carryOut(_ action: Action, in state: inout State) -> Decision {
    let pending = state.pending
    func ending(_ outcome: Outcome) -> Ending? {
      pending.map { Ending(request: $0, outcome: outcome) }
    }
    switch action {
    case .request(let request):
      let ended = ending(.superseded(by: request))
      return Decision(ended: ended, work: .begins(state.begin(request)))
    case .loaded(let loaded, of: _):
      state.phase = .idle
      return Decision(ended: ending(.loaded(loaded)), work: .ends)
    case .failed(let reason, of: let ticket):
      state.phase = .failed(ticket.request, reason: reason)
      return Decision(ended: ending(.failed(reason: reason)), work: .ends)
    case .timedOut(of: let ticket):
      state.phase = .timedOut(ticket.request)
      return Decision(ended: ending(.timedOut), work: .ends)
    case .cancel:
      state.phase = .idle
      return Decision(ended: ending(.cancelled), work: .ends)
    case .retry:
      guard let request = state.unanswered else { return Decision() }
      return Decision(work: .begins(state.begin(request)))
    case .resume:
      guard let pending else { return Decision() }
      return Decision(work: .begins(state.begin(pending)))
    }
  }
}
