import ComposableNavigation
import Testing
import TestSupport

/// The commands of a shape's hosts, and small lists between which they lead.
struct CommandsUnderLaw: Sendable, CustomTestStringConvertible {
  /// The name of the lists in the plural: `stacks`.
  let testDescription: String
  let lists: [[String]]
  /// Returns the list after the command from one to another, or nil without a command.
  let applied: @Sendable (_ old: [String], _ new: [String]) -> [String]?

  static let stacks = CommandsUnderLaw(
    testDescription: "stacks",
    lists: allLists(of: ["a", "b", "c"], upTo: 4).map(occurrences)
  ) { old, new in
    StackCommand.command(from: old, to: new)?.applied(to: old)
  }

  /// Returns the lists of tabs, for a host that can or cannot move them.
  static func tabs(_ words: String, _ capabilities: TabCapabilities) -> CommandsUnderLaw {
    CommandsUnderLaw(
      testDescription: words,
      lists: allLists(ofDifferent: ["a", "b", "c", "d"], upTo: 4)
    ) { old, new in
      TabCommand.command(from: old, to: new, capabilities: capabilities)?.applied(to: old)
    }
  }

  static let windows = CommandsUnderLaw(
    testDescription: "sets of windows",
    lists: allLists(ofDifferent: ["a", "b", "c", "d"], upTo: 4)
  ) { old, new in
    WindowCommand.command(from: old, to: new)?.applied(to: old)
  }

  /// Returns names for items by their occurrence from the bottom, since equal items are different
  /// places.
  static func occurrences(_ items: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return items.map { item in
      counts[item, default: 0] += 1
      return "\(item)\(counts[item, default: 1])"
    }
  }
}
