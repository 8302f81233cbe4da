extension StackCommand: HostCommand where Element == ElementID {
  /// The elements that are popped or replaced.
  public var taken: [ElementID] {
    switch self {
    case .push: []
    case .pop(let elements), .replace(let elements, with: _): elements
    }
  }

  /// The elements that are put on top.
  public var added: [ElementID] {
    switch self {
    case .push(let elements), .replace(_, with: let elements): elements
    case .pop: []
    }
  }

  /// Returns what should be shown after the command.
  ///
  /// - Complexity: O(*n*).
  public func applied(to showing: Showing) -> Showing {
    showing.with(applied(to: showing.elements))
  }

  /// Says the command: `push e2 e3`, `pop e3`, `replace e3 with e4`.
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
