/// An event in a lane, and what follows from it.
struct LaneMoment {
  let event: LaneEvent
  let before: LaneReconciler
  let after: LaneReconciler
  let outputs: [LaneOutput]
}
