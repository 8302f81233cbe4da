/// A handler's part in a lane: the lane, and what it is called there.
struct LaneSeat {
  let lane: Lane
  let id: MemberID
}
