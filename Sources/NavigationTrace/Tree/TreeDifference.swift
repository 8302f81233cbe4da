public import ComposableNavigation

/// The changes that make one tree equal to another, place by place.
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
  /// One change; changes apply one after another.
  public enum Change: Hashable, Sendable {
    /// Inserts a tree at a position, before the tree that is there.
    case insert(NavigationTree, at: [Int])
    /// Removes a tree.
    case remove(NavigationTree, at: [Int])
    /// Changes the kind of a place, with the same children.
    case become(NavigationTree.Kind, from: NavigationTree.Kind, at: [Int])
  }

  /// The changes, in order; each place is a path of positions from the root, at the moment of the
  /// change.
  public fileprivate(set) var changes: [Change] = []

  /// A Boolean value that indicates whether there is no change.
  public var isEmpty: Bool { changes.isEmpty }

  fileprivate var names: [String] = []
}

extension TreeDifference: CustomStringConvertible {
  /// A line for each change: its place, and the insertion, removal or new kind.
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
  /// Returns the changes that make an earlier tree equal to this one.
  ///
  /// The common ends of two lists of children are skipped; the children between are compared one by
  /// one.
  ///
  /// - Complexity: O(*n* + *d*), where *n* is the number of places in both trees, and *d* the
  ///   length of the paths to the places that differ.
  public func difference(from other: NavigationTree) -> TreeDifference {
    var comparison = TreeComparison(from: other, to: self)
    comparison.run()
    return comparison.difference
  }

  /// The whole tree in a line: `stack (inbox, message 7)`.
  fileprivate var onOneLine: String {
    enum Part {
      case place(NavigationTree)
      case text(String)
    }
    var line = ""
    var waiting = [Part.place(self)]
    while let part = waiting.popLast() {
      switch part {
      case .text(let text): line += text
      case .place(let tree):
        line += tree.drawn
        if tree.children.isEmpty { continue }
        // Written from the end of the list: the first part is added last.
        waiting.append(.text(")"))
        for (index, child) in tree.children.enumerated().reversed() {
          waiting.append(.place(child))
          waiting.append(.text(index == 0 ? " (" : ", "))
        }
      }
    }
    return line
  }
}

extension TreeDifference {
  mutating func add(_ change: Change, _ name: String) {
    changes.append(change)
    names.append(name)
  }
}
