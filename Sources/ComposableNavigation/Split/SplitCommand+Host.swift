extension SplitCommand: HostCommand where Element == ElementID {
  /// The columns that are hidden.
  public var taken: [ElementID] {
    switch self {
    case .collapse(let elements): elements
    case .expand: []
    }
  }

  /// The columns that are shown.
  public var added: [ElementID] {
    switch self {
    case .collapse: []
    case .expand(let elements): elements
    }
  }

  /// The kind of step: a view leaves its column before another column shows it.
  public var step: HostStep {
    switch self {
    case .collapse: .change
    case .expand: .expansion
    }
  }

  /// Returns the expected columns after the command, which also ends an expansion by the host
  /// itself.
  ///
  /// - Complexity: O(*n*²) in the number of columns.
  public func applied(to showing: Showing) -> Showing {
    var after = showing.with(applied(to: showing.elements))
    after.hasExpanded = false
    return after
  }

  /// Writes the command in words: `collapse e2`, `expand e2`.
  public func say(_ word: (HostWord) -> Void) {
    switch self {
    case .collapse(let elements): elements.say("collapse", word)
    case .expand(let elements): elements.say("expand", word)
    }
  }
}
