/// A command to a tab host: the fewest edits to another list of tabs, then a selection.
///
/// ```swift
/// TabCommand.command(from: ["a", "b", "c"], to: ["c", "a", "b"])
/// // edits: [.move("c", after: nil)]
/// ```
public struct TabCommand<Element: Hashable & Sendable>: Hashable, Sendable {
  /// One change of a list of tabs.
  public enum Edit: Hashable, Sendable {
    /// Remove this element.
    case remove(Element)
    /// Insert this element after another one, or first.
    case insert(Element, after: Element?)
    /// Move this element behind another one, or to the front.
    case move(Element, after: Element?)
  }

  /// The changes, in the order in which the host applies them.
  public var edits: [Edit]

  /// The element to select after the edits; nil to keep the selection.
  public var select: Element?

  /// Makes a command of its parts.
  public init(edits: [Edit] = [], select: Element? = nil) {
    self.edits = edits
    self.select = select
  }

  /// Returns the command with the fewest edits that leads from one list to another.
  ///
  /// The elements of each list must be distinct.
  ///
  /// ## Laws
  /// - applying the command to the old list gives the new list
  /// - the number of moves is the least
  ///
  /// - Complexity: O(*n* log *n*).
  ///
  /// - Parameters:
  ///   - old: The elements that are shown.
  ///   - new: The elements that are to be shown.
  ///   - selected: The element that is selected, if it matters.
  ///   - select: The element to be selected, if it matters.
  ///   - capabilities: The changes that the host can make in one step.
  /// - Returns: The command; nil if nothing differs.
  @inlinable  // tab difference, replace all, 100: × 5.3
  public static func command(
    from old: [Element],
    to new: [Element],
    selected: Element? = nil,
    select: Element? = nil,
    capabilities: TabCapabilities = .all
  ) -> TabCommand? {
    var command = TabCommand(edits: edits(from: old, to: new, capabilities: capabilities))
    // Without moves, the selected tab may be removed and inserted elsewhere.
    let loses = selected.map { command.edits.contains(.remove($0)) } ?? false
    if selected != select || loses { command.select = select }
    return command.edits.isEmpty && command.select == nil ? nil : command
  }

  @inlinable  // tab difference, replace all, 100: × 5.3
  static func edits(
    from old: [Element],
    to new: [Element],
    capabilities: TabCapabilities
  ) -> [Edit] {
    // Inlinable for the benchmark “tab difference”. The common beginning and end stay, and are not
    // hashed.
    let common = old.commonPrefixCount(with: new)
    if common == old.count, common == new.count { return [] }
    let after = old.commonSuffixCount(with: new, after: common)
    let (oldPart, newPart) = (common..<(old.count - after), common..<(new.count - after))
    var places = HashedPositions(of: newPart.count)
    for place in newPart { places.note(place, hash: new[place].hashValue) }
    // The new position of each old element; -1 if it is removed.
    let placed = oldPart.map { places.position(of: old[$0], in: new) ?? -1 }
    let canMove = capabilities.contains(.move)
    var ways = [Way](repeating: .comes, count: new.count - after)
    for place in placed where place >= 0 { ways[place] = canMove ? .moves : .comes }
    // The tabs of the longest ascending sequence need not move.
    LongestIncrease.forEach(in: placed, below: ways.count) { ways[$0] = .stays }
    var edits: [Edit] = []
    edits.reserveCapacity(placed.count + newPart.count)
    for (index, place) in zip(oldPart, placed) where place < 0 || ways[place] == .comes {
      edits.append(.remove(old[index]))
    }
    for place in newPart where ways[place] != .stays {
      let before = place == 0 ? nil : new[place - 1]
      let moves = ways[place] == .moves
      edits.append(moves ? .move(new[place], after: before) : .insert(new[place], after: before))
    }
    return edits
  }

  /// The edit that brings an element to its position in the new list.
  @usableFromInline
  enum Way { case stays, moves, comes }

  /// Returns the list after the edits, as a host should show it.
  ///
  /// Edits of an element that is not in the list are ignored, and so are insertions of an element
  /// that is in it; an element that is placed after a missing one is appended. The list contains
  /// each element once.
  ///
  /// - Complexity: O(*n* + *k*) for a list of *n* elements and *k* edits.
  public func applied(to list: [Element]) -> [Element] {
    // A few edits are cheaper on the array itself, although each of them moves elements (benchmark
    // “tab handler, last tab first”).
    edits.count < 8 ? appliedInPlace(to: list) : appliedLinked(to: list)
  }

  func appliedInPlace(to list: [Element]) -> [Element] {
    var list = list
    func put(_ element: Element, after other: Element?) {
      let index = other.map { list.firstIndex(of: $0).map { $0 + 1 } ?? list.endIndex } ?? 0
      list.insert(element, at: index)
    }
    for edit in edits {
      switch edit {
      case .remove(let element):
        list.removeAll { $0 == element }
      case .insert(let element, let other):
        if !list.contains(element) { put(element, after: other) }
      case .move(let element, let other):
        guard let index = list.firstIndex(of: element) else { continue }
        list.remove(at: index)
        put(element, after: other)
      }
    }
    return list
  }

  func appliedLinked(to list: [Element]) -> [Element] {
    var order = LinkedOrder(list)
    for edit in edits {
      switch edit {
      case .remove(let element):
        order.remove(element)
      case .insert(let element, let other):
        if !order.contains(element) { order.put(element, after: other) }
      case .move(let element, let other):
        if order.remove(element) { order.put(element, after: other) }
      }
    }
    return order.elements
  }
}

/// The longest increasing subsequence of distinct numbers, by patience sorting.
@usableFromInline
enum LongestIncrease {
  /// Visits the numbers of the longest increasing subsequence, the last one first.
  ///
  /// Negative numbers are ignored; all numbers must be below the limit.
  @usableFromInline
  static func forEach(in numbers: [Int], below limit: Int, _ visit: (Int) -> Void) {
    var before = [Int](repeating: -1, count: limit)  // the number before each, or -1
    // The smallest end of an increase of each length. Unsafe for the benchmark “tab difference,
    // shuffle”: an array would be retained at each access. Invariant: no increase is longer than
    // the list, and the first `count` places are initialized.
    withUnsafeTemporaryAllocation(of: Int.self, capacity: numbers.count) { ends in
      var count = 0
      for number in numbers where number >= 0 {
        let length = length(of: UnsafeBufferPointer(rebasing: ends[..<count]), below: number)
        if length > 0 { before[number] = ends[length - 1] }
        ends.initializeElement(at: length, to: number)
        count = max(count, length + 1)
      }
      var next = count > 0 ? ends[count - 1] : -1
      while next >= 0 {
        visit(next)
        next = before[next]
      }
    }
  }

  /// Returns how many of the ends, which ascend, are below a number.
  private static func length(of ends: UnsafeBufferPointer<Int>, below number: Int) -> Int {
    // In most cases the number is above all ends.
    guard let last = ends.last, last >= number else { return ends.count }
    // A binary search without a branch on the comparison, which a processor could not predict.
    var (low, count) = (0, ends.count)
    while count > 1 {
      let half = count / 2
      low += ends[low + half - 1] < number ? half : 0
      count -= half
    }
    return ends[low] < number ? low + 1 : low
  }
}
