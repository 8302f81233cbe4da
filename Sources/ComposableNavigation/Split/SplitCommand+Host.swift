extension SplitCommand: HostCommand where Element == ElementID {
  /// The columns that are taken away.
  public var taken: [ElementID] {
    switch self {
    case .collapse(let elements): elements
    case .expand: []
    }
  }

  /// The columns that come.
  public var added: [ElementID] {
    switch self {
    case .collapse: []
    case .expand(let elements): elements
    }
  }

  /// The kind of step: a view leaves the column where it is before another column comes to show it.
  public var step: HostStep {
    switch self {
    case .collapse: .change
    case .expand: .expansion
    }
  }

  /// Returns the columns that should be shown after the command; whatever the host has done by itself
  /// is over then.
  ///
  /// - Complexity: O(*n*²) in the number of columns.
  public func applied(to showing: Showing) -> Showing {
    var after = showing.with(applied(to: showing.elements))
    after.hasExpanded = false
    return after
  }

  /// Says the command: `collapse e2`, `expand e2`.
  public func say(_ word: (HostWord) -> Void) {
    switch self {
    case .collapse(let elements): elements.say("collapse", word)
    case .expand(let elements): elements.say("expand", word)
    }
  }
}
