extension WindowCommand: HostCommand where Element == ElementID {
  /// The windows that are closed.
  public var taken: [ElementID] { close }

  /// The windows that are opened.
  public var added: [ElementID] { open }

  /// Returns the expected windows and the focused one after the command.
  ///
  /// - Complexity: O(*n*).
  public func applied(to showing: Showing) -> Showing {
    var after = showing.with(applied(to: showing.elements))
    let focused = focus ?? showing.selected
    after.selected = focused.flatMap { after.elements.contains($0) ? $0 : nil }
    return after
  }

  /// Writes the command in words: `close e1, open e3, focus e3`.
  public func say(_ word: (HostWord) -> Void) {
    var isFirst = true
    func part(_ verb: String, _ elements: [ElementID]) {
      if !isFirst { word(.comma) }
      isFirst = false
      elements.say(verb, word)
    }
    if !close.isEmpty { part("close", close) }
    if !open.isEmpty { part("open", open) }
    if let order { part("arrange", order) }
    if let focus { part("focus", [focus]) }
  }
}

extension WindowCommand: CustomStringConvertible {
  /// The command in words: `close e1, open e3, focus e3`.
  public var description: String {
    let parts = [("close", close), ("open", open), ("arrange", order ?? [])]
    var words = parts.compactMap { verb, elements in
      elements.isEmpty ? nil : "\(verb) \(elements.map { "\($0)" }.joined(separator: " "))"
    }
    if let focus { words.append("focus \(focus)") }
    return words.joined(separator: ", ")
  }
}
