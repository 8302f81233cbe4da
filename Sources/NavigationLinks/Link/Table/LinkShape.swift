/// A pattern without its target, for the tree of patterns and the checks.
struct LinkShape: Sendable {
  let id: String
  let steps: [LinkStep]
  let priority: Int
  let isGuarded: Bool

  /// The greatest number of optional components in a pattern.
  static let mostOptionals = 6

  var queries: [LinkQueryStep] {
    steps.compactMap { if case .query(let step) = $0 { step } else { nil } }
  }

  /// Returns the pattern with each combination of its optional components.
  func variants(link: Int) -> [LinkVariant] {
    var variants = [LinkVariant(link: link, shape: self)]
    var optionals: UInt64 = 0
    for step in steps {
      switch step {
      case .literal, .value, .rest:
        for index in variants.indices { variants[index].path.append(step) }
      case .optional(let kind):
        variants += variants.map { variant in
          var variant = variant
          variant.path.append(.value(kind))
          variant.present |= 1 << optionals
          return variant
        }
        optionals += 1
      case .query:
        break
      }
    }
    return variants
  }

  /// Returns the faults of single patterns and of their names.
  static func problems(in shapes: [LinkShape]) -> [LinkProblem] {
    var problems: [LinkProblem] = []
    var seen: Set<String> = []
    for shape in shapes {
      func found(_ kind: LinkProblem.Kind, _ detail: String) {
        let path = shape.steps.filter(\.isOfPath)
        let witness = LinkVariant(link: 0, shape: shape, path: path).witness()
        problems.append(LinkProblem(kind, [shape.id], witness: witness, detail))
      }
      if !seen.insert(shape.id).inserted {
        found(.duplicateID, "two patterns are called “\(shape.id)”")
      }
      if let rest = shape.steps.filter(\.isOfPath).dropLast().first(where: \.isRest) {
        found(.partAfterRest, "“\(rest.parameter ?? "")” takes all that is left, and more follows")
      }
      let optionals = shape.steps.filter { if case .optional = $0 { true } else { false } }
      if optionals.count > mostOptionals {
        found(
          .tooManyOptionals,
          "\(optionals.count) optional components; \(mostOptionals) is the most"
        )
      }
      let shared = shape.queries.filter(\.isShared).map(\.name)
      for name in Set(shared) where shape.queries.count(where: { $0.name == name }) > 1 {
        found(.valueReadTwice, "“\(name)” is shared and read twice: both readers get one value")
      }
    }
    return problems
  }
}

extension LinkStep {
  var isOfPath: Bool { if case .query = self { false } else { true } }
  var isRest: Bool { if case .rest = self { true } else { false } }
}

/// A pattern with one combination of its optional components.
struct LinkVariant: Sendable {
  let link: Int
  let shape: LinkShape
  /// The literals, values and at most one rest.
  var path: [LinkStep] = []
  /// A bit for each optional component that is present, the first in the lowest bit.
  var present: UInt64 = 0

  var required: Set<String> { Set(shape.queries.filter(\.isRequired).map(\.name)) }

  /// Returns a link that the pattern matches.
  func witness(adding other: LinkVariant? = nil) -> String {
    url(components, with: other).description
  }

  /// A path that the pattern matches.
  var components: [String] {
    path.map { step in
      switch step {
      case .literal(let text): text
      case .value(let kind), .optional(let kind), .rest(let kind): kind.witness
      case .query: ""
      }
    }
  }

  /// Returns a link with a path and the query values that this and another pattern require.
  func url(_ components: [String], with other: LinkVariant?) -> LinkURL {
    let queries = shape.queries + (other?.shape.queries ?? [])
    var items: [LinkURL.QueryItem] = []
    for query in queries where query.isRequired && !items.contains(where: { $0.name == query.name })
    {
      items.append(.init(query.name, query.kind.witness))
    }
    return LinkURL(path: components, query: items)
  }
}

extension LinkKind {
  /// A text of this kind that a path can contain.
  var witness: String { samples().first { !$0.isEmpty } ?? parameter }
}
