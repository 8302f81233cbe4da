/// What has to be done to one tree so that it is another, place by place.
///
/// ```swift
/// let difference = after.difference(from: before)
/// print(difference)
/// // stack: + message 7
/// ```
///
/// ## Laws
/// - two trees are equal exactly when their difference is empty
/// - applying a difference gives the other tree
public struct TreeDifference: Hashable, Sendable {
  /// One thing to do; they apply one after another.
  public enum Change: Hashable, Sendable {
    /// Puts a tree there, before what is there now.
    case insert(NavigationTree, at: [Int])
    /// Takes away the tree that is there.
    case remove(NavigationTree, at: [Int])
    /// Makes what stands there something else, with the same children.
    case become(NavigationTree.Kind, from: NavigationTree.Kind, at: [Int])
  }

  /// What to do, in order; each place is the way from the root at that moment, by positions.
  public fileprivate(set) var changes: [Change] = []

  /// Whether there is nothing to do.
  public var isEmpty: Bool { changes.isEmpty }

  fileprivate var names: [String] = []
}

extension TreeDifference: CustomStringConvertible {
  /// A line for each thing to do: where, and what comes, goes or changes.
  public var description: String {
    zip(names, changes).map { name, change in
      let what =
        switch change {
        case .insert(let tree, at: _): "+ \(tree.onOneLine)"
        case .remove(let tree, at: _): "− \(tree.onOneLine)"
        case .become(let new, let old, at: _):
          "\(NavigationTree(kind: old).drawn) → \(NavigationTree(kind: new).drawn)"
        }
      return name.isEmpty ? what : "\(name): \(what)"
    }
    .joined(separator: "\n")
  }
}

extension NavigationTree {
  /// What has to be done to an earlier tree so that it is this one.
  ///
  /// What two lists of children share at their ends is left alone; what is between is compared one
  /// by one. O(*n* × depth).
  public func difference(from other: NavigationTree) -> TreeDifference {
    var difference = TreeDifference()
    var waiting: [Pair] = [Pair(old: other, new: self, path: [], name: "")]
    while let pair = waiting.popLast() {
      if pair.old == pair.new { continue }
      if pair.old.kind != pair.new.kind {
        difference.add(.become(pair.new.kind, from: pair.old.kind, at: pair.path), pair.name)
      }
      waiting += pair.compareChildren(&difference).reversed()
    }
    return difference
  }

  /// The tree after a difference.
  ///
  /// - Returns: nil when the difference is of another tree: a place is not there.
  public func applying(_ difference: TreeDifference) -> NavigationTree? {
    var tree = self
    for change in difference.changes {
      let changed: NavigationTree? =
        switch change {
        case .insert(let new, let path): tree.editing(path) { $0.insert(new, at: $1) }
        case .remove(let old, let path):
          tree.editing(path) { if $0.indices.contains($1), $0[$1] == old { $0.remove(at: $1) } }
        case .become(let kind, from: _, let path) where path.isEmpty:
          NavigationTree(kind: kind, children: tree.children)
        case .become(let kind, from: _, let path):
          tree.editing(path) { children, index in
            if children.indices.contains(index) {
              children[index] = NavigationTree(kind: kind, children: children[index].children)
            }
          }
        }
      guard let changed else { return nil }
      tree = changed
    }
    return tree
  }

  /// Changes the list that the last step of a way leads into.
  private func editing(
    _ path: [Int],
    _ edit: (inout [NavigationTree], Int) -> Void
  ) -> NavigationTree? {
    guard let last = path.last else { return nil }
    var parents = [self]
    for step in path.dropLast() {
      guard let parent = parents.last, parent.children.indices.contains(step) else { return nil }
      parents.append(parent.children[step])
    }
    var children = parents[parents.count - 1].children
    guard 0...children.count ~= last else { return nil }
    let before = children
    edit(&children, last)
    if children == before { return nil }
    var tree = NavigationTree(kind: parents[parents.count - 1].kind, children: children)
    for (parent, step) in zip(parents, path).dropLast().reversed() {
      var children = parent.children
      children[step] = tree
      tree = NavigationTree(kind: parent.kind, children: children)
    }
    return tree
  }

  fileprivate var drawn: String { lines()[0] }

  fileprivate var onOneLine: String {
    children.isEmpty ? drawn : "\(drawn) (\(children.map(\.onOneLine).joined(separator: ", ")))"
  }

  /// Two trees at one place.
  private struct Pair {
    let old: NavigationTree
    let new: NavigationTree
    let path: [Int]
    let name: String

    /// Notes what comes and goes among the children, and returns those to be compared further.
    func compareChildren(_ difference: inout TreeDifference) -> [Pair] {
      let (old, new) = (old.children, new.children)
      let front = old.commonPrefixCount(with: new)
      let most = min(old.count, new.count) - front
      let back = (0..<most).prefix { old[old.count - 1 - $0] == new[new.count - 1 - $0] }.count
      let both = most - back
      let name = [name, self.new.drawn].filter { !$0.isEmpty }.joined(separator: " ▸ ")
      for index in stride(from: old.count - back - 1, through: front + both, by: -1) {
        difference.add(.remove(old[index], at: path + [index]), name)
      }
      for index in (front + both)..<max(new.count - back, front + both) {
        difference.add(.insert(new[index], at: path + [index]), name)
      }
      return (front..<(front + both)).map { index in
        Pair(old: old[index], new: new[index], path: path + [index], name: name)
      }
    }
  }
}

extension TreeDifference {
  fileprivate mutating func add(_ change: Change, _ name: String) {
    changes.append(change)
    names.append(name)
  }
}
