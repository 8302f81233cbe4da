/// An event in a lane, or its next plan, and what follows from it.
struct LaneMoment {
  /// The event; nil when the lane has heard of all events, and plans.
  let event: LaneEvent?
  let before: LaneReconciler
  let after: LaneReconciler
  let outputs: [LaneOutput]
  /// The lane as it was after its plan before this one; nil when it has not planned now.
  let lastPlan: LaneReconciler?
}
