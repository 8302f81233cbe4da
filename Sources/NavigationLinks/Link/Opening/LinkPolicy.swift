/// The handling of links that are only partly understood.
public enum LinkPolicy: String, Hashable, Sendable, Codable {
  /// The link is not opened.
  case strict
  /// The understood part at the beginning is opened. The rest is dropped and reported.
  case prefix
}
