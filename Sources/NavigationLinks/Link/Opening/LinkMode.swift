/// The effect of a link on the screens that are open.
public enum LinkMode: String, Hashable, Sendable, Codable {
  /// It takes the place of everything that the map governs: the same end, cold or warm.
  case replace
  /// It is opened on top of the open screens; SUINavigation calls it `append`.
  case push
  /// It goes back to its screens that are open already, and builds the missing ones on them.
  case findOrBuild
}
