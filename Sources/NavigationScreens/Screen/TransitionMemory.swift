/// The treatment of a screen's earlier contents while a later one is shown.
public enum TransitionMemory: String, Hashable, Sendable, Codable {
  /// They stay underneath, with what their views hold.
  case keepPrevious
  /// They are not drawn; coming back makes their views anew.
  case removePrevious
}
