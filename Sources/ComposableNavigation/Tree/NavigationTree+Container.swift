extension NavigationTree {
  /// The picture of a shape of your own: what its host is to show, each entry drawn by its feature.
  ///
  /// It is called as the shape is in traces, and what is selected is marked.
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
  /// - Returns: The picture.
  /// - Complexity: O(*n*) while ``NavigationState/wanted`` has the order of the entries, or all ids are
  ///   counted; else O(*n*²).
  public static func container<State: NavigationState>(
    of state: State,
    _ draw: (Entry<State.Item>) -> NavigationTree
  ) -> NavigationTree {
    let (wanted, entries) = (state.wanted, state.entries)
    var hint = 0
    var shown: [Entry<State.Item>] = []
    for id in wanted.entries {
      if let entry = entries.entry(id, near: &hint) { shown.append(entry) }
    }
    let active = wanted.selected.flatMap { selected in
      shown.firstIndex { $0.id.isSame(as: selected) }
    }
    return .container(State.Shape.Rules.name, shown.map(draw), active: active)
  }
}
