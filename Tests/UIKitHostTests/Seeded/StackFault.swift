/// A rule of the stack host that could be left out, or a wrong one in its place.
///
/// The shipped host has no such option; ``LooseStackHost`` is a copy of its rules that does.
enum StackFault: String, CaseIterable {
  /// Acknowledges as soon as a transition has begun.
  case answersAtBeginning
  /// Acknowledges inside the coordinator's completion without checking for a running transition.
  case answersInCompletion
  /// Reads the stack one turn after a transition without checking for another one, as a host does
  /// that compares the addresses of coordinators.
  case stopsAtFirstTransition
  /// Acknowledges a pop that the user has reversed as done.
  case ignoresTurningRound
  /// Refuses a pop that the user has reversed and does not report `ready`.
  case forgetsReady
  /// Assumes that a pushed page is there when the transition has ended.
  case ignoresInterruptions
  /// Reads the stack when the user begins to go back.
  case readsInGesture
  /// Relies on `didShow`, also after a cancelled swipe (reported:
  /// heinzl/swift-composable-navigation
  /// #17).
  case believesDidShow
  /// Misses `willShow` and begins a transition during another one.
  case nestsTransitions
  /// Misses `willShow`.
  case missesWillShow
  /// Misses `didShow`.
  case missesDidShow
  /// Misses both.
  case missesBoth
}
