extension NavigationGraph {
  /// The screens that no action leads to; only links open them.
  public var unreachable: [String] {
    let reached = Set(transitions.map(\.to) + [start])
    return screens.filter { !reached.contains($0) }
  }

  /// The screens that an action leads to, but from which no action leads on.
  public var deadEnds: [String] {
    let left = Set(transitions.map(\.from))
    let unreachable = Set(unreachable)
    return screens.filter { !left.contains($0) && !unreachable.contains($0) }
  }

  /// The paths that return to their first screen, one for each transition that closes a loop.
  ///
  /// Each begins with its screen nearest to the start. A screen may also lead to itself.
  ///
  /// - Complexity: O(screens + transitions).
  public var loops: [[String]] {
    let exits = Dictionary(grouping: transitions, by: \.from)
    var loops: [[String]] = []
    var done: Set<String> = []
    var path: [(screen: String, next: Int)] = [(start, 0)]
    while let last = path.last {
      let ways = exits[last.screen] ?? []
      guard last.next < ways.count else {
        done.insert(last.screen)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let to = ways[last.next].to
      if let index = path.firstIndex(where: { $0.screen == to }) {
        loops.append(path[index...].map(\.screen))
      } else if !done.contains(to) {
        path.append((to, 0))
      }
    }
    return loops
  }

  /// Returns the shortest path found to a screen; empty for the start, nil if there is none.
  ///
  /// A path contains a screen twice if it leads on only from the second visit. Actions that stay on
  /// a screen, such as typing, are not part of the path.
  public func path(to screen: String) -> [Transition]? { ways[screen] }
}

extension NavigationGraph: CustomStringConvertible {
  /// The report: all transitions, then the screens that cannot be reached or left, and the loops.
  ///
  /// ```swift
  /// print(graph)
  /// // ● list → product (open), account (open)
  /// // product → related (open)
  /// // related → product (open)
  /// // account ⇥
  /// // unreachable: legal
  /// // dead ends: account
  /// // loops: product → related → product
  /// ```
  public var description: String {
    let exits = Dictionary(grouping: transitions, by: \.from)
    let lines = screens.map { screen in
      let ways = (exits[screen] ?? []).map { "\($0.to) (\($0.action))" }
      let name = (screen == start ? "● " : "") + screen
      return ways.isEmpty ? "\(name) ⇥" : "\(name) → \(ways.joined(separator: ", "))"
    }
    let findings = [
      ("unreachable", unreachable),
      ("dead ends", deadEnds),
      ("loops", loops.map { ($0 + $0.prefix(1)).joined(separator: " → ") }),
    ]
    return
      (lines
      + findings.filter { !$0.1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))" })
      .joined(separator: "\n")
  }
}
