/// One element of a pattern, without the type of its value.
enum LinkStep: Sendable {
  /// A component that equals the text.
  case literal(String)
  /// A component of a kind.
  case value(LinkKind)
  /// A component of a kind, or none.
  case optional(LinkKind)
  /// All remaining components, each of a kind.
  case rest(LinkKind)
  /// A value in the query.
  case query(LinkQueryStep)

  /// The kind of the step's texts; nil for a literal.
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
  /// A Boolean value that indicates whether the samples include all values.
  let hasAllSamples: Bool

  init<Value: LinkParameter>(_ parameter: String, _ value: Value.Type) {
    self.parameter = parameter
    typeName = "\(Value.self)"
    type = ObjectIdentifier(Value.self)
    accepts = { Value(linkText: $0) != nil }
    samples = { Value.linkSamples.map(\.linkText) }
    hasAllSamples = value is any CaseIterable.Type
  }

  /// A Boolean value that indicates whether the texts of the check include each form of the type.
  var isKnown: Bool { Self.known.contains(type) }

  var expectation: String { "\(typeName) for “\(parameter)”" }
}

/// A value that a pattern reads from the query.
struct LinkQueryStep: Sendable {
  let name: String
  let isRequired: Bool
  let isShared: Bool
  let kind: LinkKind
  /// The text of the default value; nil if there is none.
  var standard: String?
}
