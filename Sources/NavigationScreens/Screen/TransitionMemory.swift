/// The fate of the contents of a screen that another one has taken the place of.
public enum TransitionMemory: String, Hashable, Sendable, Codable {
  /// They stay underneath, with what their views hold.
  case keepPrevious
  /// They are not drawn; coming back makes their views anew.
  case removePrevious
}
