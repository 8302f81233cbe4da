/// The items in the history of a container, up to a limit.
@usableFromInline
struct ForwardItems<Item: Equatable & Sendable>: Equatable, Sendable {
  /// The maximum number of items, at least one.
  let limit: Int

  /// The items, the nearest one last, because items are added and removed at the end.
  private(set) var nearestLast: [Item]

  /// Makes a list; nil if no history is kept.
  init?(_ history: ForwardHistory, nearestLast: [Item]) {
    guard history.limit > 0 else { return nil }
    limit = history.limit
    self.nearestLast = Array(nearestLast.suffix(history.limit))
  }

  /// Adds items, the nearest one last.
  ///
  /// - Complexity: O(*k*) in the number of added items, and O(limit) if the list is full.
  mutating func append(_ items: some Sequence<Item>) {
    nearestLast.append(contentsOf: items)
    if nearestLast.count > limit { nearestLast.removeFirst(nearestLast.count - limit) }
  }

  /// Removes and returns the nearest items, the nearest first.
  mutating func take(_ count: Int) -> [Item] {
    let taken = Array(nearestLast.suffix(count).reversed())
    nearestLast.removeLast(taken.count)
    return taken
  }

  mutating func removeAll() { nearestLast = [] }

  mutating func removeAll(where isGone: (Item) -> Bool) { nearestLast.removeAll(where: isGone) }
}

extension ForwardItems: Hashable where Item: Hashable {}
