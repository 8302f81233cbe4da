import Testing
import TestSupport

import ComposableNavigation

@Suite(.late) struct StackCommandTests {
  /// Returns the minimum number of single pops and pushes from one stack to another.
  ///
  /// The search does not use common parts; no stack grows longer than the two.
  private static func fewest(from old: [String], to new: [String]) -> Int {
    var seen: Set<[String]> = [old]
    var front = [old]
    var steps = 0
    while !front.contains(new) {
      steps += 1
      front = front.flatMap { stack in
        let pushed = Set(new).subtracting(stack).map { stack + [$0] }
        return (stack.isEmpty ? [] : [Array(stack.dropLast())]) + pushed
      }
      .filter { $0.count <= max(old.count, new.count) && seen.insert($0).inserted }
    }
    return steps
  }

  @Test func `commands are the fewest`() {
    let letters = ["a", "b", "c", "d"]
    let all = allLists(of: letters, upTo: 5)
    // Renaming the letters gives an equivalent pair, so one of each pattern is taken: that with the
    // letters in their order.
    func isPattern(_ list: [String]) -> Bool {
      var rest = letters[...]
      return list.allSatisfy { letter in
        if letter == rest.first { rest = rest.dropFirst() }
        return !rest.contains(letter)
      }
    }
    let olds = all.filter(isPattern)
    // The search depends only on which positions are equal, so pairs of one pattern share it.
    var known: [[Int]: Int] = [:]
    var wrong: [String] = []
    var pairs = 0
    for oldLetters in olds {
      let old = CommandsUnderLaw.occurrences(oldLetters)
      let numbers = Dictionary(uniqueKeysWithValues: zip(old, 0...))
      for new in all where isPattern(oldLetters + new) {
        let new = CommandsUnderLaw.occurrences(new)
        pairs += 1
        let command = StackCommand.command(from: old, to: new)
        var count = 0
        switch command {
        case nil: break
        case .push(let elements): count = elements.count
        case .pop(let elements): count = elements.count
        case .replace(let gone, with: let come): count = gone.count + come.count
        }
        let pattern = [old.count] + new.map { numbers[$0] ?? -1 }
        let best = known[pattern] ?? Self.fewest(from: old, to: new)
        known[pattern] = best
        if count != best { wrong.append("\(old) → \(new): \(count), not \(best)") }
        if (command?.applied(to: old) ?? old) != new { wrong.append("\(old) → \(new) is not met") }
      }
    }
    print("stacks: \(pairs) pairs, \(known.count) searched")
    #expect(all.count == 1365)
    #expect(olds.count == 75)
    #expect(wrong.prefix(5) == [])
  }

  @Test(arguments: 0..<8)
  func `within a host's limits the commands lead there one by one`(_ bits: Int) {
    let capabilities = StackCapabilities(rawValue: bits)
    let lists = allLists(of: ["a", "b"], upTo: 4).map(CommandsUnderLaw.occurrences)
    var wrong: [String] = []
    for old in lists {
      for new in lists {
        var shown = old
        var count = 0
        while let command = StackCommand.command(
          from: shown,
          to: new,
          capabilities: capabilities
        ), count < 12 {
          count += 1
          if !Self.isWithin(capabilities, command) { wrong.append("\(command)") }
          shown = command.applied(to: shown)
        }
        if shown != new { wrong.append("\(old) → \(new) ends with \(shown)") }
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  private static func isWithin(
    _ capabilities: StackCapabilities,
    _ command: StackCommand<String>
  ) -> Bool {
    switch command {
    case .push(let elements):
      return elements.count == 1 || capabilities.contains(.pushSeveral)
    case .pop(let elements):
      return elements.count == 1 || capabilities.contains(.popSeveral)
    case .replace(let gone, with: let come):
      return capabilities.contains(.replace)
        && (gone.count == 1 || capabilities.contains(.popSeveral))
        && (come.count == 1 || capabilities.contains(.pushSeveral))
    }
  }

  @Test func `the common bottom of two stacks is never changed`() {
    #expect(
      StackCommand.command(from: ["a", "b", "c"], to: ["a", "d"])
        == .replace(["b", "c"], with: ["d"])
    )
    #expect(StackCommand.command(from: ["a"], to: ["a", "b"]) == .push(["b"]))
    #expect(StackCommand.command(from: ["a", "b", "c"], to: ["a"]) == .pop(["b", "c"]))
    #expect(StackCommand.command(from: ["a"], to: ["a"]) == nil)
  }

  @Test func `only existing elements are removed`() {
    #expect(StackCommand.pop(["b", "c"]).applied(to: ["a", "b"]) == ["a"])
    #expect(StackCommand.replace(["b"], with: ["d"]).applied(to: ["a"]) == ["a", "d"])
  }
}
