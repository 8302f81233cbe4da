/// The events of a handler that joins a lane, or gets another place or host in it.
///
/// It is a value, so that searches send a lane the same events as handlers.
package struct LaneEntrance: Sendable {
  private let shape: ShapeRules
  private let place: MemberPlace?
  /// True if the handler was just set up with a host.
  private let isSetUp: Bool

  package init(_ shape: ShapeRules, at place: MemberPlace?, isSetUp: Bool) {
    self.shape = shape
    self.place = place
    self.isSetUp = isSetUp
  }

  /// Returns the events of a handler that stays the same member of the lane.
  ///
  /// - Returns: The events; nil if it has to leave the lane and join it again as another member.
  package func events(of id: MemberID, by rules: LaneRules) -> [LaneEvent]? {
    guard rules.contains(.moveAtOnce) else { return nil }
    if isSetUp { return [.setUp(id, shape, at: place)] }
    return place.map { [.moved(id, to: $0)] } ?? []
  }

  /// Returns the event of a handler that joins, with the record that it had when it left.
  package func event(joining id: MemberID, knowing known: MemberRecord?) -> LaneEvent {
    .joined(id, shape, at: place, knowing: known)
  }
}
