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
    var after = showing
    after.elements = applied(to: showing.elements)
    return after
  }

  /// Says the command: `push e2 e3`, `pop e3`, `replace e3 with e4`.
  public func say(_ word: (HostWord) -> Void) {
    switch self {
    case .push(let elements):
      word(.word("push"))
      elements.say(word)
    case .pop(let elements):
      word(.word("pop"))
      elements.say(word)
    case .replace(let old, with: let new):
      word(.word("replace"))
      old.say(word)
      word(.word("with"))
      new.say(word)
    }
  }
}
