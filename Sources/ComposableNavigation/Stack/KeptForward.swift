/// The screens that a stack can go forward to, behind one word: nil where it keeps no history.
@usableFromInline
indirect enum KeptForward<Item: Equatable> {
  case kept(ForwardItems<Item>)
}

/// The screens that a stack can go forward to, at most so many.
@usableFromInline
struct ForwardItems<Item: Equatable> {
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

  /// Adds screens that were popped together, given from the lowest to the topmost.
  ///
  /// - Complexity: O(*k*) in how many they are, and O(limit) when there is no more room.
  mutating func add(_ gone: ArraySlice<Item>) {
    nearestLast.append(contentsOf: gone.prefix(limit).reversed())
    if nearestLast.count > limit { nearestLast.removeFirst(nearestLast.count - limit) }
  }

  /// Takes the nearest screens out, the nearest first.
  mutating func take(_ count: Int) -> [Item] {
    let taken = Array(nearestLast.suffix(count).reversed())
    nearestLast.removeLast(count)
    return taken
  }

  mutating func removeAll() { nearestLast = [] }
}

extension KeptForward: Equatable {}
extension KeptForward: Hashable where Item: Hashable {}
extension KeptForward: Sendable where Item: Sendable {}
extension ForwardItems: Equatable {}
extension ForwardItems: Hashable where Item: Hashable {}
extension ForwardItems: Sendable where Item: Sendable {}
