/// An event in a lane, or its next plan, and what follows from it.
package struct LaneMoment {
  /// The event; nil when the lane has heard of all events, and plans.
  package let event: LaneEvent?
  package let before: LaneReconciler
  package let after: LaneReconciler
  package let outputs: [LaneOutput]
  /// The lane as it was after its plan before this one; nil when it has not planned now.
  package let lastPlan: LaneReconciler?
}
