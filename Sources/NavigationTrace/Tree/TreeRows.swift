import ComposableNavigation

/// A tree as rows: the children of a place have later rows than the place.
///
/// Rows are visited without recursion, however deep the tree is.
struct TreeRows {
  /// The tree of each row, with its children.
  private(set) var trees: [NavigationTree] = []

  /// The rows of each row's children.
  var children: [[Int]] = []

  /// Adds a tree.
  ///
  /// - Returns: The row of the tree.
  @discardableResult
  mutating func append(_ root: NavigationTree) -> Int {
    let first = trees.count
    var waiting: [(tree: NavigationTree, parent: Int?)] = [(root, nil)]
    while let (tree, parent) = waiting.popLast() {
      let row = trees.count
      trees.append(tree)
      children.append([])
      if let parent { children[parent].append(row) }
      for child in tree.children.reversed() { waiting.append((child, row)) }
    }
    return first
  }

  /// Returns a number for each row; two numbers are equal exactly if the trees of their rows are.
  ///
  /// - Parameter known: The numbers that are already in use.
  /// - Returns: The numbers, by rows.
  func numbers(_ known: inout [Content: Int]) -> [Int] {
    var numbers = Array(repeating: 0, count: trees.count)
    for row in trees.indices.reversed() {
      let content = Content(kind: trees[row].kind, children: children[row].map { numbers[$0] })
      let number = known[content] ?? known.count
      known[content] = number
      numbers[row] = number
    }
    return numbers
  }

  /// The kind of a row's place, and the numbers of its children.
  struct Content: Hashable {
    let kind: NavigationTree.Kind
    let children: [Int]
  }
}
