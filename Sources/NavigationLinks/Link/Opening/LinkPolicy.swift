/// A rule for links that are understood only in part.
public enum LinkPolicy: String, Hashable, Sendable, Codable {
  /// Nothing is opened.
  case strict
  /// Opens what was understood, from the left; the rest is dropped and reported.
  case prefix
}
