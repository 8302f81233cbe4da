/// The effect of a link on the open screens.
public enum LinkMode: String, Hashable, Sendable, Codable {
  /// The link replaces all screens that the map governs. The result is the same, cold or warm.
  case replace
  /// The link opens on top of the open screens. SUINavigation calls it `append`.
  case push
  /// The link goes back to its screens that are already open, and adds the missing ones.
  case findOrBuild
}
