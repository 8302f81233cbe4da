/// A handler's membership of a lane: the lane and the handler's id there.
struct LaneMembership {
  let lane: Lane
  let id: MemberID

  /// The place of what is in the view of an element.
  func placement(of element: ElementID) -> Placement {
    Placement(place: MemberPlace(member: id, element: element))
  }
}

/// The lane of a handler, for closures that outlive the handler.
@MainActor
final class LaneAddress {
  weak var lane: Lane?
}
