/// The message of a handler to the lane that it enters, or where it gets another place or host.
///
/// A value, so that the searches say to a lane what handlers say.
package struct LaneEntrance: Sendable {
  private let shape: ShapeRules
  private let place: MemberPlace?
  /// Tells whether the handler has just been given a host.
  private let isSetUp: Bool

  package init(_ shape: ShapeRules, at place: MemberPlace?, isSetUp: Bool) {
    self.shape = shape
    self.place = place
    self.isSetUp = isSetUp
  }

  /// The events for a member of the lane that stays one.
  ///
  /// - Returns: nil when it has to leave the lane, and to join it as another member.
  package func events(of id: MemberID, by rules: LaneRules) -> [LaneEvent]? {
    guard rules.contains(.moveAtOnce) else { return nil }
    if isSetUp { return [.setUp(id, shape, at: place)] }
    return place.map { [.moved(id, to: $0)] } ?? []
  }

  /// The event for a handler that joins, with the book that it had when it left.
  package func event(joining id: MemberID, knowing known: Ledger?) -> LaneEvent {
    .joined(id, shape, at: place, knowing: known)
  }
}
