/// What is behind what something presented shows.
public enum Backdrop: Hashable, Sendable, Codable {
  /// What the host thinks best.
  case automatic
  /// Nothing: what lies below can be seen.
  case clear
  /// A colour or a material of the host's, by name.
  case named(String)
}
