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

extension StackNavigation.State {
  /// The picture of the stack, each entry drawn by its feature.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    .stack(entries.map(draw))
  }

  /// The picture of the stack, each entry a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}

extension TabNavigation.State {
  /// The picture of the tabs, each drawn by its feature.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    .tabs(entries.map(draw), active: activeIndex)
  }

  /// The picture of the tabs, each a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}

extension SplitNavigation.State {
  /// The picture of the split: each column that shows something, each entry drawn by its feature.
  ///
  /// Collapsed it is a split of one stack.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    let columns = isCollapsed ? [SplitColumn.primary] : SplitColumn.allCases
    return .split(
      columns.map { self[shown: $0] }.filter { !$0.entries.isEmpty }.map { $0.tree(draw) }
    )
  }

  /// The picture of the split, each entry a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}

extension ModalNavigation.State {
  /// What is presented, for ``NavigationTree/presenting(_:)``: one picture, or none.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> [NavigationTree] {
    guard let entry = entries.first, let style else { return [] }
    return [.modal(style, draw(entry))]
  }

  /// What is presented, its item as the title of a screen: one picture, or none.
  public var tree: [NavigationTree] { tree { .screen("\($0.item)") } }
}

extension ModalNavigation.State where Item: DialogState {
  /// What is presented, with its buttons: one picture, or none.
  public var tree: [NavigationTree] { tree { $0.item.tree } }
}
