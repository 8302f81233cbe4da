/// One thing that a pattern says, without the type of what it stands for.
enum LinkStep: Sendable {
  /// A component that is this text.
  case literal(String)
  /// A component of a kind.
  case value(LinkKind)
  /// A component of a kind, or none.
  case optional(LinkKind)
  /// All components that are left, each of a kind.
  case rest(LinkKind)
  /// Something in the query.
  case query(LinkQueryStep)

  /// The kind of the texts that it stands for; nil for a literal.
  var kind: LinkKind? {
    switch self {
    case .literal: nil
    case .value(let kind), .optional(let kind), .rest(let kind): kind
    case .query(let step): step.kind
    }
  }

  var parameter: String? {
    switch self {
    case .literal: nil
    case .value(let kind), .optional(let kind), .rest(let kind): kind.parameter
    case .query(let step): step.name
    }
  }
}

/// A parameter, and the type of its texts.
struct LinkKind: Sendable {
  let parameter: String
  let typeName: String
  let type: ObjectIdentifier
  let accepts: @Sendable (String) -> Bool
  let samples: @Sendable () -> [String]
  /// A Boolean value that indicates whether each value is a sample.
  let hasAllSamples: Bool

  init<Value: LinkParameter>(_ parameter: String, _ value: Value.Type) {
    self.parameter = parameter
    typeName = "\(Value.self)"
    type = ObjectIdentifier(Value.self)
    accepts = { Value(linkText: $0) != nil }
    samples = { Value.linkSamples.map(\.linkText) }
    hasAllSamples = value is any CaseIterable.Type
  }

  /// A Boolean value that indicates whether the texts of the check are of each form that the type
  /// accepts.
  var isKnown: Bool { Self.known.contains(type) }

  var expectation: String { "\(typeName) for “\(parameter)”" }
}

/// A value that a pattern reads from the query.
struct LinkQueryStep: Sendable {
  let name: String
  let isRequired: Bool
  let isShared: Bool
  let kind: LinkKind
  /// The text that stands for a missing value; nil where none does.
  var standard: String?
}
