public import ComposableNavigation

extension Store {
  /// Returns a description of the current situation: the desired screens, each host's content and
  /// the reason why it waits, and the running effects.
  ///
  /// Use it in a debugger or behind a hidden button if nothing happens:
  ///
  /// ```swift
  /// print(store.explain { $0.stack.tree })
  /// // should be open
  /// //   stack
  /// //   ├─ inbox
  /// //   └─ message 7
  /// // lane 1
  /// //   1.1 stack, to show inbox, #0; shows inbox
  /// //     waits for a gesture to end, then push([e2])
  /// // effects
  /// //   effect 3, named load, of #0
  /// ```
  ///
  /// Hosts are named by their lane and their number in it. A handler is in a lane as long as it is
  /// retained; a handler outside a lane is not listed: it was never set up, or was released.
  ///
  /// - Parameter tree: Draws the state; nil prints the state itself, shortened.
  /// - Returns: Lines, without a line break at the end.
  /// - Complexity: O(*n*²) in the number of handlers of a lane.
  public func explain(_ tree: ((State) -> NavigationTree)? = nil) -> String {
    let current = state
    var lines = ["should be open"]
    if let tree {
      lines += tree(current).lines().map { "  \($0.onOneLine)" }
    } else {
      lines.append("  \(Brief.line(current))")
    }
    let lanes = listeners.lanes.all
    if lanes.isEmpty { lines.append("no handler of this store has a host") }
    for (index, lane) in lanes.enumerated() {
      lines.append("lane \(index + 1)")
      lines += lane.explanation(number: index + 1)
    }
    let effects = engine.effectExplanations
    lines.append(effects.isEmpty ? "no effect is running" : "effects")
    lines += effects.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension Lane {
  /// A line for each host, and one for the reason why it waits.
  fileprivate func explanation(number: Int) -> [String] {
    reconciler.members.flatMap { member -> [String] in
      let name = "\(number).\(member.id.number) \(member.shape.name)"
      let place = member.place.map { " in \($0.element) of \(number).\($0.member.number)" } ?? ""
      let record = member.record
      let desired = Self.list(record.desiredContent.entries.map(\.description))
      let shown = Self.list(
        record.shown.elements.map { record.elements[$0]?.description ?? "\($0)" }
      )
      var lines = ["  \(name)\(place), to show \(desired); shows \(shown)"]
      if let reason = reconciler.waitsFor(member.id) { lines.append("    waits for \(reason)") }
      return lines.map(\.onOneLine)
    }
  }

  private static func list(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "nothing" }
    let all = texts.map { $0.cut(to: 60) }
    guard all.count > 12 else { return all.joined(separator: ", ") }
    let ends = Array(all.prefix(4)) + ["… \(all.count - 8) more …"] + Array(all.suffix(4))
    return ends.joined(separator: ", ")
  }
}
