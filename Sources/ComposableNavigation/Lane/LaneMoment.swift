/// An event of a lane, or a plan, with its outputs.
package struct LaneMoment {
  /// The event; nil if the lane has heard all events and plans.
  package let event: LaneEvent?
  package let before: LaneReconciler
  package let after: LaneReconciler
  package let outputs: [LaneOutput]
  /// The lane after its previous plan; nil if this moment is no plan.
  package let lastPlan: LaneReconciler?
}
