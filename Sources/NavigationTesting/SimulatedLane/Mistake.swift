/// A rule that other navigation libraries use, re-stated to show that the search finds its fault.
package enum Mistake: String, Hashable, Sendable, CaseIterable {
  /// A pop by the user is sent as a number, and reduced later (Composable Navigation 4.2.1).
  case reportByCount
  /// The state is cut to the host's number of entries when the host has fewer (path bindings).
  case copyHostWhenShorter
  /// The host pops a number of views, whichever lie on top by then (UIKit wrappers by index).
  case popByCount
  /// A swiped sheet dismisses whatever the state presents by then (bindings set to nil).
  case dismissWithoutIdentity
  /// An entry is known by its number, which a container that was reset gives out again.
  case sameNumberIsSameEntry
  /// An action that comes late means whichever entry has the number by then.
  case lateActionMeansNumber
  /// A host that is set up anew is told so when others in its lane may have been asked already.
  case tellsHostLast
  /// A tab that is selected already is no news (selection bindings, which are set when they differ).
  case reselectionIsNoNews
  /// A split that has expanded by itself wishes for columns, and the state may keep one
  /// (`SplitHost.onRoomChange` alone).
  case expansionIsAWish
}
