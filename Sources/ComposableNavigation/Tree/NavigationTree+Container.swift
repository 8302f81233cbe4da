extension NavigationTree {
  /// Returns the drawing of a custom shape: the content for its host, with each entry drawn by its
  /// feature.
  ///
  /// The drawing has the shape's name in traces, and marks the selected entry.
  ///
  /// ```swift
  /// print(NavigationTree.container(of: state.pager) { .screen($0.item.title) })
  /// // {pager}
  /// // ├─ ○ cover
  /// // └─ ● preface
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state of the shape.
  ///   - draw: Draws an entry.
  /// - Returns: The drawing.
  /// - Complexity: O(*n*) if ``NavigationState/desiredContent`` has the order of the entries, or if
  ///   all ids are numbers; else O(*n*²).
  public static func container<State: NavigationState>(
    of state: State,
    _ draw: (Entry<State.Item>) -> NavigationTree
  ) -> NavigationTree {
    let (desired, entries) = (state.desiredContent, state.entries)
    var hint = 0
    var shown: [Entry<State.Item>] = []
    for id in desired.entries {
      if let entry = entries.entry(id, near: &hint) { shown.append(entry) }
    }
    let active = desired.selected.flatMap { selected in
      shown.firstIndex { $0.id.isSame(as: selected) }
    }
    return .container(State.Shape.Rules.name, shown.map(draw), active: active)
  }
}
