/// A handler's membership of a lane: the lane and the handler's id there.
struct LaneMembership {
  let lane: Lane
  let id: MemberID
}

/// The lane of a handler, for closures that outlive the handler.
@MainActor
final class LaneAddress {
  weak var lane: Lane?
}
