/// What happens to a link that is understood only in part.
public enum LinkPolicy: String, Hashable, Sendable, Codable {
  /// Nothing is opened.
  case strict
  /// What was understood, from the left, is opened; the rest is dropped and reported.
  case prefix
}
