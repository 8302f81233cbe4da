public import ComposableNavigation

/// An attempt to leave a guarded place: the reason to stay, and the refused action.
///
/// Your reducer receives one if it passes `attempted:` to
/// ``ComposableNavigation/Reducer/guarded(by:force:attempted:)``. Store the attempt while you ask
/// the user, and force its action if the user confirms:
///
/// ```swift
/// case .leaveAttempted(let attempt):
///   state.asked = attempt
/// case .discardTapped:
///   guard let attempt = state.asked else { return .none }
///   state.asked = nil
///   return .send(.force(attempt.action))
/// ```
public struct LeaveAttempt<Action> {
  /// The blocked entry; nil if the place is not an entry.
  public let id: EntryID?

  /// The reason to stay, and the question for the user.
  public let blocker: LeaveBlocker

  /// The action that was refused, sent by a host, a link or the program.
  public let action: Action

  /// Makes an attempt.
  ///
  /// - Parameters:
  ///   - id: The blocked entry; nil if the place is not an entry.
  ///   - blocker: The reason.
  ///   - action: The action that was refused.
  public init(id: EntryID?, blocker: LeaveBlocker, action: Action) {
    self.id = id
    self.blocker = blocker
    self.action = action
  }
}

extension LeaveAttempt: Equatable where Action: Equatable {}
extension LeaveAttempt: Hashable where Action: Hashable {}
extension LeaveAttempt: Sendable where Action: Sendable {}
extension LeaveAttempt: Encodable where Action: Encodable {}
extension LeaveAttempt: Decodable where Action: Decodable {}
