public import ComposableNavigation

extension NavigationTree {
  /// Returns the tree after a difference.
  ///
  /// - Returns: nil if the difference belongs to another tree and a place does not exist.
  /// - Complexity: O(*n* + *d*), where *n* is the number of places in both trees, and *d* the
  ///   length of the paths to the places that differ.
  public func applying(_ difference: TreeDifference) -> NavigationTree? {
    var draft = TreeDraft(self)
    for change in difference.changes {
      guard draft.apply(change) else { return nil }
    }
    return draft.tree
  }
}

/// A tree that can be changed.
private struct TreeDraft {
  private var rows = TreeRows()
  private var kinds: [NavigationTree.Kind]
  private let root: Int

  init(_ tree: NavigationTree) {
    root = rows.append(tree)
    kinds = rows.trees.map(\.kind)
  }

  /// Makes one change.
  ///
  /// - Returns: True if the place exists and was changed.
  mutating func apply(_ change: TreeDifference.Change) -> Bool {
    switch change {
    case .insert(let tree, let path):
      guard let (parent, position) = place(path), position <= rows.children[parent].count else {
        return false
      }
      let row = rows.append(tree)
      kinds += rows.trees[row...].map(\.kind)
      rows.children[parent].insert(row, at: position)
    case .remove(let tree, let path):
      guard let (parent, position) = place(path), position < rows.children[parent].count,
        stands(tree, in: rows.children[parent][position])
      else { return false }
      rows.children[parent].remove(at: position)
    case .become(let kind, from: _, let path):
      guard let (parent, position) = place(path) else {
        guard path.isEmpty else { return false }
        kinds[root] = kind
        return true
      }
      guard position < rows.children[parent].count else { return false }
      let row = rows.children[parent][position]
      guard kinds[row] != kind else { return false }
      kinds[row] = kind
    }
    return true
  }

  /// Returns the row that a path's last step leads into, and the position in that row.
  ///
  /// - Returns: nil if the path is empty or leads to no place.
  private func place(_ path: [Int]) -> (parent: Int, position: Int)? {
    guard let last = path.last, last >= 0 else { return nil }
    var row = root
    for step in path.dropLast() {
      guard rows.children[row].indices.contains(step) else { return nil }
      row = rows.children[row][step]
    }
    return (row, last)
  }

  private func stands(_ tree: NavigationTree, in row: Int) -> Bool {
    var waiting = [(tree, row)]
    while let (tree, row) = waiting.popLast() {
      guard kinds[row] == tree.kind, rows.children[row].count == tree.children.count else {
        return false
      }
      waiting.append(contentsOf: zip(tree.children, rows.children[row]))
    }
    return true
  }

  /// The tree after the changes so far.
  var tree: NavigationTree {
    var open = [Open(row: root)]
    while true {
      let last = open.count - 1
      let children = rows.children[open[last].row]
      if open[last].made.count < children.count {
        open.append(Open(row: children[open[last].made.count]))
        continue
      }
      let done = open.removeLast()
      let made = NavigationTree(kind: kinds[done.row], children: done.made)
      if open.isEmpty { return made }
      open[open.count - 1].made.append(made)
    }
  }

  /// A row, and those of its children that have been made.
  private struct Open {
    let row: Int
    var made: [NavigationTree] = []
  }
}
