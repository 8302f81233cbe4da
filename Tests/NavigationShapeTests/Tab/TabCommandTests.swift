import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct TabCommandTests {
  /// Returns the length of the longest increasing part, by trying every part of the list.
  private static func longestIncrease(_ list: [Int]) -> Int {
    (0..<(1 << list.count)).map { bits in
      let part = list.indices.filter { bits & (1 << $0) != 0 }.map { list[$0] }
      return zip(part, part.dropFirst()).allSatisfy(<) ? part.count : 0
    }.max() ?? 0
  }

  @Test func `the number of moves is the least`() {
    let lists = allLists(ofDifferent: Array(0..<6), upTo: 5)
    var wrong: [String] = []
    var pairs = 0
    var known: [[Int]: Int] = [:]
    // Renaming the elements changes nothing, so the old list ascends.
    for old in (0...5).map({ Array(0..<$0) }) {
      for new in lists {
        pairs += 1
        let command = TabCommand.command(from: old, to: new)
        let staying = new.filter(old.contains)
        let longest = known[staying] ?? Self.longestIncrease(staying)
        known[staying] = longest
        let gone = old.count - staying.count
        let best = gone + new.count - longest
        let count = command?.edits.count ?? 0
        if count != best { wrong.append("\(old) → \(new): \(count), not \(best)") }
        if (command?.applied(to: old) ?? old) != new { wrong.append("\(old) → \(new) is not met") }
      }
    }
    print("tabs: \(pairs) pairs")
    #expect(wrong.prefix(5) == [])
  }

  /// An element that counts its comparisons and hashes.
  private final class Counted: Hashable, Sendable {
    let number: Int
    let looks: Looks

    init(_ number: Int, _ looks: Looks) { (self.number, self.looks) = (number, looks) }

    static func == (lhs: Counted, rhs: Counted) -> Bool {
      lhs.looks.add()
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
      looks.add()
      hasher.combine(number)
    }
  }

  private final class Looks: Sendable {
    private let count = Locked(0)

    func add() { count.withLock { $0 += 1 } }

    func taken() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  // A command with many edits of tabs took quadratic time. Now the edits change a linked list
  // (`LinkedOrder`).
  @Test func `applying a command costs as many looks as there are tabs and edits`() throws {
    let looks = Looks()
    for (name, change) in [
      ("reverse", { (tabs: [Counted]) in tabs.reversed() }),
      ("replace", { tabs in tabs.map { Counted(-1 - $0.number, $0.looks) } }),
      ("remove", { tabs in tabs.filter { $0.number % 2 == 0 } }),
    ] as [(String, ([Counted]) -> [Counted])] {
      var costs: [Int] = []
      for size in [100, 1_000] {
        let old = (0..<size).map { Counted($0, looks) }
        let new = change(old)
        let command = try #require(TabCommand.command(from: old, to: new))
        _ = looks.taken()
        let after = command.applied(to: old)
        costs.append(looks.taken())
        #expect(after == new)
      }
      print("\(name): \(costs) looks for 100 and 1,000 tabs")
      #expect(costs[1] <= 20 * costs[0])
      #expect(costs[1] < 20_000)
    }
  }

  /// Compares with the fewest edits that a breadth-first search finds between all lists of up to
  /// four of four.
  @Test func `no other edits are fewer`() {
    let lists = allLists(ofDifferent: Array(0..<4), upTo: 4)
    func next(_ list: [Int]) -> [[Int]] {
      let removed = list.indices.map { index in
        var fewer = list
        fewer.remove(at: index)
        return fewer
      }
      func inserted(_ element: Int, _ list: [Int]) -> [[Int]] {
        (0...list.count).map { index in
          var more = list
          more.insert(element, at: index)
          return more
        }
      }
      let moved = zip(list, removed).flatMap(inserted)
      let added = (0..<4).filter { !list.contains($0) }.flatMap { inserted($0, list) }
      return removed + moved + added
    }
    var wrong: [String] = []
    // Renaming the elements changes nothing, so the old list ascends.
    for old in (0...4).map({ Array(0..<$0) }) {
      var distances = [old: 0]
      var front = [old]
      while !front.isEmpty {
        var found: [[Int]] = []
        for list in front {
          for neighbour in next(list) where distances[neighbour] == nil {
            distances[neighbour] = (distances[list] ?? 0) + 1
            found.append(neighbour)
          }
        }
        front = found
      }
      for new in lists {
        let count = TabCommand.command(from: old, to: new)?.edits.count ?? 0
        if count != distances[new] { wrong.append("\(old) → \(new): \(count)") }
      }
    }
    print("tabs: \(5 * lists.count) pairs searched")
    #expect(wrong.prefix(5) == [])
  }

  @Test func `few edits and many are applied alike`() {
    let lists = allLists(ofDifferent: [0, 1, 2, 3], upTo: 4)
    let edits: [TabCommand<Int>.Edit] = (0..<5).flatMap { element in
      [.remove(element), .insert(element, after: nil), .move(element, after: nil)]
        + (0..<5).flatMap { [.insert(element, after: $0), .move(element, after: $0)] }
    }
    var search = ToySearch("lists of tabs, each with every two edits")
    for list in lists {
      for first in edits {
        for second in edits {
          let command = TabCommand(edits: [first, second], select: nil)
          search.check(
            command.appliedInPlace(to: list) == command.appliedLinked(to: list),
            "\(list): \(first), \(second)"
          )
        }
      }
    }
    search.finish()
  }

  /// Equal elements are a mistake of the caller: the result is unspecified, but the comparison
  /// ends.
  @Test func `lists with equal elements are compared to the end`() {
    let lists = allLists(of: [1, 2, 3], upTo: 3)
    let commands = lists.flatMap { old in lists.map { TabCommand.command(from: old, to: $0) } }
    #expect(commands.count == lists.count * lists.count)
    #expect(TabCommand.command(from: [1, 1], to: [1, 1]) == nil)
  }

  @Test func `without moves a tab is removed and inserted again`() {
    let command = TabCommand.command(
      from: ["a", "b", "c"],
      to: ["c", "a", "b"],
      capabilities: []
    )
    #expect(command?.edits == [.remove("c"), .insert("c", after: nil)])
    var wrong: [String] = []
    let lists = allLists(ofDifferent: Array(0..<4), upTo: 4)
    for old in lists {
      for new in lists {
        let command = TabCommand.command(from: old, to: new, capabilities: [])
        if (command?.applied(to: old) ?? old) != new { wrong.append("\(old) → \(new)") }
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test func `without moves a selected tab that is inserted again is selected again`() {
    let command = TabCommand.command(
      from: ["a", "b"],
      to: ["b", "a"],
      selected: "b",
      select: "b",
      capabilities: []
    )
    let removesSelected = command?.edits.contains(.remove("b")) ?? false
    #expect(command?.select == (removesSelected ? "b" : nil))
    let other = TabCommand.command(
      from: ["a", "b"],
      to: ["b", "a"],
      selected: "a",
      select: "a",
      capabilities: []
    )
    let removesOther = other?.edits.contains(.remove("a")) ?? false
    #expect(other?.select == (removesOther ? "a" : nil))
    #expect(removesSelected || removesOther)
  }

  @Test func `a selection alone is a command without edits`() {
    let command = TabCommand.command(from: ["a", "b"], to: ["a", "b"], selected: "a", select: "b")
    #expect(command == TabCommand(edits: [], select: "b"))
    let same = TabCommand.command(from: ["a", "b"], to: ["a", "b"], selected: "b", select: "b")
    #expect(same == nil)
  }

  @Test func `an edit for a tab that is not there is passed over`() {
    let command = TabCommand(edits: [
      .remove("x"), .move("y", after: nil), .insert("b", after: "z"),
    ])
    #expect(command.applied(to: ["a"]) == ["a", "b"])
  }
}
