/// A handler's part in a lane: the lane, and what it is called there.
struct LaneSeat {
  let lane: Lane
  let id: MemberID

  /// The place of what is in the view of an element.
  func placement(of element: ElementID) -> Placement {
    Placement(place: MemberPlace(member: id, element: element))
  }
}

/// The address of the lane that a handler is in, also for whoever outlives the handler.
@MainActor
final class LaneAddress {
  weak var lane: Lane?
}
