/// Why a value leads to no screen.
public enum DestinationError: Error, Hashable, Sendable {
  /// No registry knows the type; those that are registered, with where.
  case missing(String, registered: [String])
  /// No screen of the stack handles the type.
  case unhandled(String)
}

extension DestinationError: CustomStringConvertible {
  /// The reason, as a person would say it.
  public var description: String {
    switch self {
    case .missing(let type, let registered):
      "no screen is registered for \(type); there is "
        + (registered.isEmpty ? "nothing" : registered.joined(separator: ", "))
    case .unhandled(let type):
      "no screen of the stack handles \(type)"
    }
  }
}
