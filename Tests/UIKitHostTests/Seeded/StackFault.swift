/// A rule of the stack host that somebody could leave out, or a wrong one in its place.
///
/// The shipped host has no such choice; ``LooseStackHost`` is a copy of its rules that has.
enum StackFault: String, CaseIterable {
  /// Answers as soon as a transition has begun.
  case answersAtBeginning
  /// Answers inside the coordinator's completion, and does not look whether a transition runs.
  case answersInCompletion
  /// Reads the stack a turn after a transition, and does not look whether another one runs: so it is
  /// when a host compares the addresses of coordinators.
  case stopsAtFirstTransition
  /// Says that a pop is done which a person has turned round.
  case ignoresTurningRound
  /// Refuses a pop which a person has turned round, and does not say ready.
  case forgetsReady
  /// Believes that what it has pushed is there when the transition has ended.
  case ignoresInterruptions
  /// Reads the stack when a person begins to go back.
  case readsInGesture
  /// Believes `didShow`, also after a cancelled swipe (reported: heinzl/swift-composable-navigation
  /// #17).
  case believesDidShow
  /// Hears no `willShow`, and begins a transition in the middle of another one.
  case nestsTransitions
  /// Hears no `willShow`.
  case missesWillShow
  /// Hears no `didShow`.
  case missesDidShow
  /// Hears neither.
  case missesBoth
}
