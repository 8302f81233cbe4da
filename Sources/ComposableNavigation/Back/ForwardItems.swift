/// The items that a container keeps of what was gone back from or closed, at most so many.
@usableFromInline
struct ForwardItems<Item: Equatable & Sendable>: Equatable, Sendable {
  /// One at the least.
  let limit: Int

  /// The items, the nearest one last, so that those that come and go do so at the end.
  private(set) var nearestLast: [Item]

  /// Makes a list; nil where nothing can be kept.
  init?(_ history: ForwardHistory, nearestLast: [Item]) {
    guard history.limit > 0 else { return nil }
    limit = history.limit
    self.nearestLast = Array(nearestLast.suffix(history.limit))
  }

  /// Adds items, the nearest one last.
  ///
  /// - Complexity: O(*k*) in how many they are, and O(limit) when there is no more room.
  mutating func append(_ items: some Sequence<Item>) {
    nearestLast.append(contentsOf: items)
    if nearestLast.count > limit { nearestLast.removeFirst(nearestLast.count - limit) }
  }

  /// Adds screens that were popped together, given from the lowest to the topmost.
  mutating func add(_ gone: ArraySlice<Item>) { append(gone.prefix(limit).reversed()) }

  /// Takes the nearest items out, the nearest first.
  mutating func take(_ count: Int) -> [Item] {
    let taken = Array(nearestLast.suffix(count).reversed())
    nearestLast.removeLast(taken.count)
    return taken
  }

  mutating func removeAll() { nearestLast = [] }
}

extension ForwardItems: Hashable where Item: Hashable {}
