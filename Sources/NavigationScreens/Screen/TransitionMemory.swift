/// The treatment of a screen's earlier contents while a later one is shown.
public enum TransitionMemory: String, Hashable, Sendable, Codable {
  /// The earlier contents stay below the new one, and their views keep their state.
  case keepPrevious
  /// The earlier contents are not drawn; going back makes new views.
  case removePrevious
}
