/// What a tab host is asked to do: the fewest steps to another list of tabs, then a selection.
///
/// ```swift
/// TabCommand.command(from: ["a", "b", "c"], to: ["c", "a", "b"])
/// // steps: [.move("c", after: nil)]
/// ```
public struct TabCommand<Element: Hashable & Sendable>: Hashable, Sendable {
  /// One change of a list of tabs.
  public enum Step: Hashable, Sendable {
    /// Take it away.
    case remove(Element)
    /// Put it behind another one, or first.
    case insert(Element, after: Element?)
    /// Put it, which is there, behind another one, or first.
    case move(Element, after: Element?)
  }

  /// The changes, in the order in which they apply.
  public var steps: [Step]

  /// What is to be selected afterwards; nil to leave the selection alone.
  public var select: Element?

  /// Makes a command of its parts.
  public init(steps: [Step] = [], select: Element? = nil) {
    self.steps = steps
    self.select = select
  }

  /// The command with the fewest steps that leads from one list to another.
  ///
  /// ## Laws
  /// - applying the command to the old list gives the new list
  /// - the number of moves is the least
  ///
  /// O(*n* log *n*). Elements are different from each other in each list.
  ///
  /// - Parameters:
  ///   - old: What is shown.
  ///   - new: What is to be shown.
  ///   - selected: What is selected now, if it matters.
  ///   - select: What is to be selected, if it matters.
  ///   - capabilities: What can be asked for in one step.
  /// - Returns: The command; nil when nothing differs.
  @inlinable
  public static func command(
    from old: [Element],
    to new: [Element],
    selected: Element? = nil,
    select: Element? = nil,
    capabilities: TabCapabilities = .all
  ) -> TabCommand? {
    var command = TabCommand(steps: steps(from: old, to: new, capabilities: capabilities))
    // Without moves the selected tab may be taken away to be put elsewhere.
    let loses = selected.map { command.steps.contains(.remove($0)) } ?? false
    if selected != select || loses { command.select = select }
    return command.steps.isEmpty && command.select == nil ? nil : command
  }

  @inlinable
  static func steps(
    from old: [Element],
    to new: [Element],
    capabilities: TabCapabilities
  ) -> [Step] {
    // Inlinable for the benchmark “tab difference”. What both begin with stays, and is not hashed.
    var common = 0
    while common < old.count, common < new.count, old[common] == new[common] { common += 1 }
    if common == old.count, common == new.count { return [] }
    var places = HashedPositions(of: new.count - common)
    for place in common..<new.count { places.note(place, in: new) }
    let placed = old[common...].map { places.position(of: $0, in: new) }
    // What ascends longest is what need not move.
    var isFixed = [Bool](repeating: false, count: new.count)
    var isThere = isFixed
    let staying = placed.compactMap { $0 }
    let increase = LongestIncrease.of(staying)
    for place in increase { isFixed[place] = true }
    let canMove = capabilities.contains(.move)
    var steps: [Step] = []
    steps.reserveCapacity(placed.count - staying.count + new.count - common - increase.count)
    for (element, place) in zip(old[common...], placed) {
      guard let place else {
        steps.append(.remove(element))
        continue
      }
      isThere[place] = true
      if !canMove, !isFixed[place] { steps.append(.remove(element)) }
    }
    for place in common..<new.count where !isFixed[place] {
      let before = place == 0 ? nil : new[place - 1]
      let moves = canMove && isThere[place]
      steps.append(moves ? .move(new[place], after: before) : .insert(new[place], after: before))
    }
    return steps
  }

  /// The list after the steps, as a host should show it.
  ///
  /// A step for an element that is not there is passed over; one behind an element that is not
  /// there goes to the end. O(*n*) a step.
  public func applied(to list: [Element]) -> [Element] {
    var list = list
    func put(_ element: Element, after other: Element?) {
      guard let other else { return list.insert(element, at: 0) }
      let index = list.firstIndex(of: other).map { $0 + 1 } ?? list.endIndex
      list.insert(element, at: index)
    }
    for step in steps {
      switch step {
      case .remove(let element):
        list.removeAll { $0 == element }
      case .insert(let element, let other):
        put(element, after: other)
      case .move(let element, let other):
        guard let index = list.firstIndex(of: element) else { continue }
        list.remove(at: index)
        put(element, after: other)
      }
    }
    return list
  }
}

/// The longest ascending part of a list of different numbers, by patience sorting.
@usableFromInline
enum LongestIncrease {
  @usableFromInline
  static func of(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []  // the index of the smallest end of an increase of each length
    var before = [Int](repeating: -1, count: numbers.count)  // the index of the one before, or -1
    for (index, number) in numbers.enumerated() {
      // Most often it comes behind all others.
      var (low, high) = (0, tails.count)
      if let last = tails.last, numbers[last] < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var increase: [Int] = []
    increase.reserveCapacity(tails.count)
    var next = tails.last ?? -1
    while next >= 0 {
      increase.append(numbers[next])
      next = before[next]
    }
    return increase.reversed()
  }
}
