/// An event of a lane, or a plan, with its outputs.
struct LaneMoment {
  /// The event; nil if the lane has heard all events and plans.
  let event: LaneEvent?
  let before: LaneReconciler
  let after: LaneReconciler
  let outputs: [LaneOutput]
  /// The lane after its previous plan; nil if this moment is no plan.
  let lastPlan: LaneReconciler?
}
