/// The background of something presented.
public enum Backdrop: Hashable, Sendable, Codable {
  /// The host's own choice.
  case automatic
  /// No background: the content below is visible.
  case clear
  /// A colour or a material that the host knows by name.
  case named(String)
}
