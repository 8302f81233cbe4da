public import ComposableNavigation

/// An attempt to leave something that stays: the reason, and the action that was refused.
///
/// Your reducer gets one when it asks for it; see
/// ``ComposableNavigation/Reducer/guarded(by:force:attempted:)``. Keep it while a person is asked,
/// and force its action when they say yes:
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
  /// The entry that stays; nil for what is no entry.
  public let id: EntryID?

  /// The reason why it stays, and the question to be asked.
  public let stay: Stay

  /// The action that was refused, whoever sent it: a host, a link, the program.
  public let action: Action

  /// Describes an attempt.
  ///
  /// - Parameters:
  ///   - id: The entry that stays; nil for what is no entry.
  ///   - stay: The reason.
  ///   - action: The action that was refused.
  public init(id: EntryID?, stay: Stay, action: Action) {
    self.id = id
    self.stay = stay
    self.action = action
  }
}

extension LeaveAttempt: Equatable where Action: Equatable {}
extension LeaveAttempt: Hashable where Action: Hashable {}
extension LeaveAttempt: Sendable where Action: Sendable {}
extension LeaveAttempt: Encodable where Action: Encodable {}
extension LeaveAttempt: Decodable where Action: Decodable {}
