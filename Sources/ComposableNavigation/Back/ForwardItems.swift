/// The items in the history of a container, up to a limit.
@usableFromInline
package struct ForwardItems<Item: Equatable & Sendable>: Equatable, Sendable {
  /// The maximum number of items, at least one.
  package let limit: Int

  /// The items, the nearest one last, because items are added and removed at the end.
  package private(set) var nearestLast: [Item]

  /// Makes a list; nil if no history is kept.
  package init?(_ history: ForwardHistory, nearestLast: [Item]) {
    guard history.limit > 0 else { return nil }
    limit = history.limit
    self.nearestLast = Array(nearestLast.suffix(history.limit))
  }

  /// Adds items, the nearest one last, and returns the items that are too many.
  ///
  /// - Complexity: O(*k*) in the number of added items, and O(limit) if the list is full.
  @discardableResult
  package mutating func append(_ items: some Sequence<Item>) -> [Item] {
    nearestLast.append(contentsOf: items)
    guard nearestLast.count > limit else { return [] }
    defer { nearestLast.removeFirst(nearestLast.count - limit) }
    return Array(nearestLast.prefix(nearestLast.count - limit))
  }

  /// Adds an item that is nearer than all others; call ``trim()`` after the last one.
  mutating func add(_ item: Item) { nearestLast.append(item) }

  /// Removes the items that are too many.
  mutating func trim() {
    if nearestLast.count > limit { nearestLast.removeFirst(nearestLast.count - limit) }
  }

  /// Removes and returns the nearest items, the nearest first.
  mutating func take(_ count: Int) -> [Item] {
    let taken = Array(nearestLast.suffix(count).reversed())
    nearestLast.removeLast(taken.count)
    return taken
  }

  mutating func removeAll() { nearestLast = [] }

  package mutating func removeAll(where isGone: (Item) -> Bool) {
    nearestLast.removeAll(where: isGone)
  }

  /// Takes one step if an item was put back that is the nearest one; otherwise forgets all.
  mutating func step(to item: Item) {
    if nearestLast.last == item { nearestLast.removeLast() } else { removeAll() }
  }

  /// Changes an item in place.
  package mutating func update<Result>(
    at index: Int,
    _ change: (inout Item) -> Result
  ) -> Result { change(&nearestLast[index]) }
}

extension ForwardItems: Hashable where Item: Hashable {}
