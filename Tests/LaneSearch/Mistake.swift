/// A rule of another navigation library, restated here to show that the search finds its fault.
package enum Mistake: String, Hashable, Sendable, CaseIterable {
  /// A pop by the user is sent as a number and reduced later (Composable Navigation 4.2.1).
  case reportByCount
  /// The state is cut to the host's number of entries if the host has fewer (path bindings).
  case copyHostWhenShorter
  /// The host pops a number of views from the top, regardless of which (UIKit wrappers by index).
  case popByCount
  /// A swiped sheet dismisses the sheet that the state presents by then (bindings set to nil).
  case dismissWithoutIdentity
  /// An entry is identified by its number, which a container assigns again after a reset.
  case sameNumberIsSameEntry
  /// A late action affects the entry that has the number by then.
  case lateActionMeansNumber
  /// A host is told that it was set up again after others in its lane may have received commands.
  case tellsHostLast
  /// The selection of a selected tab is not reported (selection bindings, set only on a change).
  case reselectionIsNoNews
  /// A split that expands by itself only requests columns, and the state may keep one
  /// (`SplitHost.onRoomChange` alone).
  case expansionIsDesired
}
