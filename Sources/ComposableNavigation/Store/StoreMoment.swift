/// A moment of a store that a trace records.
package enum StoreMoment<Action> {
  case reduced(Action, ActionSource)
  /// The effect that sent the action was cancelled, or the target of the action is gone.
  case dropped(Action, ActionSource)
  case work(WorkMoment)
}

/// The sender of an action, more exactly than its ``ActionOrigin``.
package enum ActionSource: Hashable, Sendable {
  case program
  case handler
  case effect
  case work(Int)

  var origin: ActionOrigin {
    switch self {
    case .program, .handler: .outside
    case .effect, .work: .effect
    }
  }
}

/// The origin of an action.
package enum ActionOrigin: Sendable {
  case outside
  case effect
}
