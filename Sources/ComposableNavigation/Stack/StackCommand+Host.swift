extension StackCommand: HostCommand where Element == ElementID {
  /// The elements that are popped or replaced.
  public var taken: [ElementID] {
    switch self {
    case .push: []
    case .pop(let elements), .replace(let elements, with: _): elements
    }
  }

  /// The elements that are pushed.
  public var added: [ElementID] {
    switch self {
    case .push(let elements), .replace(_, with: let elements): elements
    case .pop: []
    }
  }

  /// Returns the expected content after the command.
  ///
  /// - Complexity: O(*n*).
  public func applied(to showing: Showing) -> Showing {
    showing.with(applied(to: showing.elements))
  }

  /// Writes the command in words: `push e2 e3`, `pop e3`, `replace e3 with e4`.
  public func say(_ word: (HostWord) -> Void) {
    switch self {
    case .push(let elements): elements.say("push", word)
    case .pop(let elements): elements.say("pop", word)
    case .replace(let old, with: let new):
      old.say("replace", word)
      new.say("with", word)
    }
  }
}
