import ComposableNavigation

/// The difference between two lists of ids.
enum Pattern: String, CaseIterable {
  case pushOne = "push one"
  case shuffle
  case replaceAll = "replace all"

  /// Returns positions in a pool of names for the old and the new list; the first `root` positions
  /// stay.
  func positions(_ size: Int, above root: Int = 0) -> (old: [Int], new: [Int]) {
    let old = Array(0..<size)
    switch self {
    case .pushOne:
      return (old, Array(0...size))
    case .shuffle:
      var generator = Dice(seed: 7)
      return (old, Array(old[..<root]) + old[root...].shuffled(using: &generator))
    case .replaceAll:
      return (old, Array(old[..<root]) + Array(size..<(2 * size - root)))
    }
  }
}

/// A generator with equal numbers on every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

/// The origin of the ids in a list.
enum Naming: String, CaseIterable {
  /// Each id was counted by a push.
  case counted
  /// Each id is named by its item, and both lists share the same names.
  case named
  /// Each list is named anew, as in a state that is computed at each reading.
  case renamed = "named anew"
  /// The same with texts, which are in memory of their own.
  case texts = "named anew by texts"

  func ids(_ positions: [Int]) -> [EntryID] {
    switch self {
    case .counted: positions.map { EntryID.counted(UInt64($0)) }
    case .named: positions.map { Self.pool[$0] }
    case .renamed: Entries(naming: positions).ids
    case .texts: Entries(naming: positions.map { "item \($0)" }).ids
    }
  }

  private static let pool = Entries(naming: Array(0..<200_001)).ids
}

/// Two arrays with equal numbers and separate storage.
private final class Lists {
  var one: [Int]
  var other: [Int]

  init(_ size: Int) {
    one = Array(0..<size)
    other = (0..<size).map { $0 }
  }

  @inline(never) func areEqual() -> Bool { one == other }
}

/// The lower bound of comparing: `==` of two arrays of numbers.
@MainActor
func comparing(_ size: Int) -> Work {
  let lists = Lists(size)
  return Work { count in
    for _ in 0..<count {
      // The optimiser must assume a change, so that they are compared each time.
      blackHole(lists)
      blackHole(lists.areEqual())
    }
  }
}

/// The simplest program that finds a command for a pattern: it compares two lists of numbers or of texts
/// from the beginning, looks up the rest of a shuffled or replaced list in a dictionary, and copies what
/// changes.
@MainActor
func differing(_ pattern: Pattern, _ size: Int, _ naming: Naming = .counted) -> Work {
  let positions = pattern.positions(size, above: 1)
  guard naming == .texts else { return differing(positions.old, positions.new) }
  return differing(positions.old.map { "item \($0)" }, positions.new.map { "item \($0)" })
}

@MainActor
private func differing<Value: Hashable>(_ old: [Value], _ new: [Value]) -> Work {
  let sink = Sink<PlainChange<Value>>()
  return Work { count in
    for _ in 0..<count { sink.value = PlainChange(from: old, to: new) }
    blackHole(sink)
  }
}

/// What changes above the common beginning of two lists.
private struct PlainChange<Value: Hashable> {
  let gone: [Value]
  let come: [Value]
  /// The number of values in both lists, whose views are kept.
  let kept: Int

  @inline(never)
  init(from old: [Value], to new: [Value]) {
    var common = 0
    while common < min(old.count, new.count), old[common] == new[common] { common += 1 }
    gone = Array(old[common...])
    come = Array(new[common...])
    if gone.isEmpty || come.isEmpty {
      kept = 0
      return
    }
    var positions: [Value: Int] = [:]
    positions.reserveCapacity(gone.count)
    for (position, value) in gone.enumerated() { positions[value] = position }
    kept = come.reduce(0) { positions[$1] == nil ? $0 : $0 + 1 }
  }
}

/// The same twice, replacing as many views in between: the cost of comparing and then showing.
@MainActor
func comparing(_ size: Int, replacingOn shelf: Shelf) -> Work {
  let lists = Lists(size)
  return Work(batch: 2) { count in
    for _ in 0..<count {
      for _ in 0..<2 {
        blackHole(lists)
        blackHole(lists.areEqual())
      }
      shelf.replace(size, size)
    }
  }
}

/// The views of a stack, in order.
final class Shelf {
  private var views: [View]

  init(_ size: Int) { views = (0..<size).map { _ in View() } }

  /// Releases the topmost views and makes others.
  @inline(never) func replace(_ gone: Int, _ come: Int) {
    views.removeLast(gone)
    for _ in 0..<come { views.append(View()) }
  }

  /// Applies a command to the views.
  func replace(_ command: StackCommand<ElementID>?) {
    if case .replace(let gone, let come)? = command { replace(gone.count, come.count) }
  }
}
