/// The reason why a value has no screen.
public enum DestinationError: Error, Hashable, Sendable {
  /// A type that is registered in a registry.
  public struct Registered: Hashable, Sendable {
    /// The name of the registry.
    public let registry: String

    /// The type, with its module.
    public let type: String

    /// Makes a pair of a registry and a type.
    public init(registry: String, type: String) {
      self.registry = registry
      self.type = type
    }
  }

  /// No registry contains the type. The registered types are listed, nearest registry first.
  case missing(String, registered: [Registered])
  /// No screen of the stack handles the type.
  case unhandled(String)
}

extension DestinationError: CustomStringConvertible {
  /// The reason, as a readable message.
  public var description: String {
    switch self {
    case .missing(let type, let registered):
      "no screen is registered for \(type); there is "
        + (registered.isEmpty
          ? "nothing"
          : registered.map { "\($0.registry): \($0.type)" }.joined(separator: ", "))
    case .unhandled(let type):
      "no screen of the stack handles \(type)"
    }
  }
}
