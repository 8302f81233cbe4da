extension RouteMismatch {
  /// A component that a stop would have accepted at the position of a mismatch.
  public enum Expectation: Hashable, Sendable {
    /// A fixed component: `new`.
    case name(String)
    /// A component that converts to a type: `{id: Int}`.
    case parameter(String, type: String)
    /// A component that the predicate of the stop with this id accepts.
    case accepted(by: String)
    /// The end of the path.
    case end
  }
}

extension RouteMismatch.Expectation: CustomStringConvertible {
  /// The text of the expectation in an error.
  public var description: String {
    switch self {
    case .name(let name): name
    case .parameter(let name, let type): "{\(name): \(type)}"
    case .accepted(by: let id): id
    case .end: "nothing"
    }
  }
}

extension RouteMismatch.Expectation: Codable {
  /// Writes the kind and its values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ExpectationKey.self)
    switch self {
    case .name(let name):
      try container.encode(name, forKey: .name)
    case .parameter(let name, let type):
      try container.encode(name, forKey: .parameter)
      try container.encode(type, forKey: .type)
    case .accepted(by: let id):
      try container.encode(id, forKey: .acceptedBy)
    case .end:
      break
    }
  }

  /// Reads an expectation; a plain text, from an older version, becomes ``accepted(by:)``.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .accepted(by: text)
      return
    }
    let container = try decoder.container(keyedBy: ExpectationKey.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .name) {
      self = .name(name)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .parameter) {
      self = .parameter(name, type: try container.decode(String.self, forKey: .type))
    } else if let id = try container.decodeIfPresent(String.self, forKey: .acceptedBy) {
      self = .accepted(by: id)
    } else {
      self = .end
    }
  }
}

private enum ExpectationKey: String, CodingKey {
  case name, parameter, type, acceptedBy
}
