extension NodeDifference: CustomStringConvertible {
  /// The difference in SUINavigation's words.
  public var description: String {
    switch self {
    case .value(
      .id(actual: let actual, expected: let expected),
      at: .node(_, level: let level)
    ):
      "Has different identifiers on level \(level). Actual '\(actual)' expected '\(expected)'."
    case .value(let value, let place):
      "\(value.subject(at: place)) has different \(value.name)\(place.suffix). "
        + "Actual '\(value.drawn.actual)' expected '\(value.drawn.expected)'."
    case .missingParameter(let parameter, let known, let place):
      "The '\(place.id)' node has different params set\(place.suffix). Not found param with name "
        + "'\(parameter.name)' of type '\(parameter.type)'. From this level we have: "
        + "[\(known.map { "(name: \($0.name), type: \($0.type))" }.joined(separator: ", "))]."
    case .parameter(let index, let actual, let expected, let place):
      "The '\(place.id)' node has different params set by index \(index)\(place.suffix). "
        + "Actual has name '\(actual.name)' of type '\(actual.type)' "
        + "expected name '\(expected.name)' and type '\(expected.type)'."
    case .missingChild(let id, let known, let place):
      "In the \(place.name) node not found child with id '\(id)'\(place.suffix). "
        + "From this level we have: \(known)."
    case .newScreen(let id, let name):
      "Found new unregistred node with identifier '\(id)'. Item: '\(name)'."
    case .missingScreen(let id, let name):
      "Not found node with identifier '\(id)'. Item: '\(name)'."
    }
  }
}

extension NodeDifference.Location {
  /// The id of the node, or the name of the screen.
  fileprivate var id: String {
    switch self {
    case .node(let id, _), .transition(let id): id
    case .screen(let name): name
    }
  }

  /// The name of the node in messages.
  fileprivate var name: String { id.isEmpty ? "root" : "'\(id)'" }

  /// The beginning of messages about the location.
  fileprivate var subject: String {
    switch self {
    case .node: "The \(name) node"
    case .screen(let name): "The view '\(name)'"
    case .transition(let id): "The '\(id)' transition"
    }
  }

  fileprivate var suffix: String {
    guard case .node(_, let level) = self else { return "" }
    return " on level \(level)"
  }
}

extension NodeDifference.Value {
  /// Returns the subject of a message; messages about the number of parameters always name a node.
  fileprivate func subject(at place: NodeDifference.Location) -> String {
    if case .parameterCount = self { "The '\(place.id)' node" } else { place.subject }
  }

  fileprivate var name: String {
    switch self {
    case .id: "identifiers"
    case .viewType: "view type"
    case .available: "available property"
    case .attributes: "attributes property"
    case .parameterCount: "params count"
    case .childCount: "children count"
    case .transitionCount: "transition count"
    case .transitions: "transitions ids"
    }
  }

  fileprivate var drawn: (actual: String, expected: String) {
    switch self {
    case .id(let actual, let expected): (actual, expected)
    case .viewType(let actual, let expected): (actual ?? "nil", expected ?? "nil")
    case .available(let actual, let expected): (actual.rawValue, expected.rawValue)
    case .attributes(let actual, let expected): (actual.drawn, expected.drawn)
    case .parameterCount(let actual, let expected),
      .childCount(let actual, let expected),
      .transitionCount(let actual, let expected):
      ("\(actual)", "\(expected)")
    case .transitions(let actual, let expected): ("\(actual)", "\(expected)")
    }
  }
}

extension [NavigationNode.Attribute] {
  /// The attributes, as messages print them.
  var drawn: String { "[\(map(\.rawValue).joined(separator: ", "))]" }
}
