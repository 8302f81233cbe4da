extension TabCommand: HostCommand where Element == ElementID {
  /// The tabs that are removed, including those that are inserted again.
  ///
  /// - Complexity: O(*n*) in the number of edits.
  public var taken: [ElementID] {
    edits.compactMap { edit in
      if case .remove(let element) = edit { element } else { nil }
    }
  }

  /// The tabs that are inserted.
  ///
  /// - Complexity: O(*n*) in the number of edits.
  public var added: [ElementID] {
    edits.compactMap { edit in
      if case .insert(let element, after: _) = edit { element } else { nil }
    }
  }

  /// Returns the expected content and selection after the command.
  ///
  /// - Complexity: O(*n*) for each edit.
  public func applied(to showing: Showing) -> Showing {
    var after = showing.with(applied(to: showing.elements))
    after.selected = select ?? showing.selected
    return after
  }

  /// Writes the edits and the selection in words: `insert e2 after e1, select e2`.
  public func say(_ word: (HostWord) -> Void) {
    for (index, edit) in edits.enumerated() {
      if index > 0 { word(.comma) }
      switch edit {
      case .remove(let element):
        word(.word("remove"))
        word(.element(element))
      case .insert(let element, after: let other):
        say("insert", element, after: other, word)
      case .move(let element, after: let other):
        say("move", element, after: other, word)
      }
    }
    guard let select else { return }
    if !edits.isEmpty { word(.comma) }
    word(.word("select"))
    word(.element(select))
  }

  private func say(
    _ verb: String,
    _ element: ElementID,
    after other: ElementID?,
    _ word: (HostWord) -> Void
  ) {
    word(.word(verb))
    word(.element(element))
    guard let other else { return word(.word("first")) }
    word(.word("after"))
    word(.element(other))
  }
}

extension TabCommand: CustomStringConvertible {
  /// The edits in words: `insert e2 after e1, select e2`.
  public var description: String {
    func place(_ element: Element?) -> String { element.map { "after \($0)" } ?? "first" }
    let edits = edits.map { edit in
      switch edit {
      case .remove(let element): "remove \(element)"
      case .insert(let element, let other): "insert \(element) \(place(other))"
      case .move(let element, let other): "move \(element) \(place(other))"
      }
    }
    return (edits + (select.map { ["select \($0)"] } ?? [])).joined(separator: ", ")
  }
}
