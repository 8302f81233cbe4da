import ComposableNavigation

/// A comparison of two trees, place by place.
struct TreeComparison {
  private var old = TreeRows()
  private var new = TreeRows()
  private let oldNumbers: [Int]
  private let newNumbers: [Int]
  /// The paths to the places that differ, each with a link to its parent: a complete path would be
  /// as long as the tree is deep.
  private var ways: [Way] = []

  /// The changes found so far.
  private(set) var difference = TreeDifference()

  private struct Way {
    let around: Int?
    let position: Int
    /// The row in the new tree.
    let row: Int
  }

  /// Two rows at one place, with its path.
  private struct Pair {
    let old: Int
    let new: Int
    let around: Int?
    let position: Int
  }

  init(from before: NavigationTree, to after: NavigationTree) {
    old.append(before)
    new.append(after)
    var known: [TreeRows.Content: Int] = [:]
    oldNumbers = old.numbers(&known)
    newNumbers = new.numbers(&known)
  }

  /// Finds the changes.
  mutating func run() {
    var waiting = [Pair(old: 0, new: 0, around: nil, position: 0)]
    while let pair = waiting.popLast() {
      if oldNumbers[pair.old] == newNumbers[pair.new] { continue }
      let way = ways.count
      ways.append(Way(around: pair.around, position: pair.position, row: pair.new))
      let (before, after) = (old.trees[pair.old].kind, new.trees[pair.new].kind)
      if before != after {
        difference.add(.become(after, from: before, at: steps(of: way)), name(of: pair.around))
      }
      waiting.append(contentsOf: compareChildren(of: pair, way).reversed())
    }
  }

  /// Notes insertions and removals among the children, and returns the pairs to compare further.
  private mutating func compareChildren(of pair: Pair, _ way: Int) -> [Pair] {
    let (olds, news) = (old.children[pair.old], new.children[pair.new])
    let (oldIDs, newIDs) = (olds.map { oldNumbers[$0] }, news.map { newNumbers[$0] })
    let front = oldIDs.commonPrefixCount(with: newIDs)
    let back = oldIDs.commonSuffixCount(with: newIDs, after: front)
    let between = min(olds.count, news.count) - back
    let (gone, come) = (between..<(olds.count - back), between..<(news.count - back))
    if !gone.isEmpty || !come.isEmpty {
      let (place, name) = (steps(of: way), name(of: way))
      for index in gone.reversed() {
        difference.add(.remove(old.trees[olds[index]], at: place + [index]), name)
      }
      for index in come {
        difference.add(.insert(new.trees[news[index]], at: place + [index]), name)
      }
    }
    return (front..<between).map { index in
      Pair(old: olds[index], new: news[index], around: way, position: index)
    }
  }

  /// Returns the path from the root, by positions.
  private func steps(of way: Int) -> [Int] {
    var steps: [Int] = []
    var next = ways[way]
    while let around = next.around {
      steps.append(next.position)
      next = ways[around]
    }
    return steps.reversed()
  }

  /// Returns the names of the places on a path, as in a drawing, from the root on.
  private func name(of way: Int?) -> String {
    var titles: [String] = []
    var next = way
    while let way = next {
      titles.append(new.trees[ways[way].row].drawn)
      next = ways[way].around
    }
    return titles.reversed().filter { !$0.isEmpty }.joined(separator: " ▸ ")
  }
}
