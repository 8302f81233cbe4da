/// The background behind the contents of something presented.
public enum Backdrop: Hashable, Sendable, Codable {
  /// The host's own choice.
  case automatic
  /// Nothing: what lies below can be seen.
  case clear
  /// A colour or a material of the host's, by name.
  case named(String)
}
