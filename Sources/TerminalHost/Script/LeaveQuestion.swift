import NavigationOperators
import ComposableNavigation

/// The questions that a person is asked before something is lost.
struct LeaveQuestion<State, Action: Sendable> {
  let leaveGuard: LeaveGuard<State>
  /// The reason that the feature wants a person to decide about; nil for none.
  let asked: @MainActor (State) -> Stay?
  let yes: Action?
  let no: Action?

  /// The question of a reason, on a line.
  static func text(_ stay: Stay) -> String {
    "\(stay.reason) \(stay.question ?? "Leave all the same?") (y/n)"
  }
}
