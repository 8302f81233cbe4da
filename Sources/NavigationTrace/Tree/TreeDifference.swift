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
  /// One thing to do; they apply one after another.
  public enum Change: Hashable, Sendable {
    /// Puts a tree there, before what is there now.
    case insert(NavigationTree, at: [Int])
    /// Takes away the tree that is there.
    case remove(NavigationTree, at: [Int])
    /// Makes what stands there something else, with the same children.
    case become(NavigationTree.Kind, from: NavigationTree.Kind, at: [Int])
  }

  /// The changes, in order; each place is the way from the root at that moment, by positions.
  public fileprivate(set) var changes: [Change] = []

  /// Tells whether there is nothing to do.
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
  /// Returns the changes that make an earlier tree equal to this one.
  ///
  /// The common ends of two lists of children are left alone; the children between are compared one
  /// by one.
  ///
  /// - Complexity: O(*n* + *d*), where *n* is how many places both trees have, and *d* how long the
  ///   ways to those are that differ.
  public func difference(from other: NavigationTree) -> TreeDifference {
    var comparison = TreeComparison(from: other, to: self)
    comparison.run()
    return comparison.difference
  }

  /// The whole picture in a line: `stack (inbox, message 7)`.
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
        // Drawn from the end of the list: the first part is added last.
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
