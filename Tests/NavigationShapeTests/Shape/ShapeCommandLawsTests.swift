import ComposableNavigation
import Testing
import TestSupport

/// The command laws of every shape's hosts; laws of a single shape are in its folder.
@Suite struct ShapeCommandLawsTests {
  static let shapes: [CommandsUnderLaw] = [
    .stacks, .tabs("tab lists", .all), .tabs("tab lists without moves", []), .windows,
  ]

  @Test(arguments: ShapeCommandLawsTests.shapes)
  func `applying the command to the old list gives the new list`(shape: CommandsUnderLaw) {
    var search = ToySearch("pairs of \(shape.testDescription)")
    for old in shape.lists {
      for new in shape.lists {
        let after = shape.applied(old, new)
        search.check(after == (old == new ? nil : new), "\(old) → \(new): \(after as Any)")
      }
    }
    #expect(search.count == shape.lists.count * shape.lists.count)
    search.finish()
  }

  /// Searches the laws of a single command, for any shown elements.
  private func search(
    _ hosts: CommandsOfHosts,
    _ applied: (any HostCommand, Showing) -> [ElementID]
  )
    -> [String]
  {
    var wrong: [String] = []
    for command in hosts.commands {
      for showing in CommandsOfHosts.contents {
        let after = applied(command, showing)
        if Set(after).count < after.count {
          wrong.append("\(command) on \(showing.elements): \(after)")
        }
      }
    }
    let count = hosts.commands.count * CommandsOfHosts.contents.count
    print("searched \(count) \(hosts.testDescription)")
    return wrong
  }

  // A host that had dropped an acknowledgement, or named an element twice, got all elements again
  // at each change. Now a command inserts no shown element (`Array.inserting`).
  @Test(arguments: CommandsOfHosts.all)
  func `an element that is already shown is not inserted again`(hosts: CommandsOfHosts) {
    #expect(!hosts.commands.isEmpty)
    #expect(search(hosts) { $0.applied(to: $1).elements }.prefix(5) == [])
  }

  @Test func `a stack that puts everything on top is found out`() {
    let wrong = search(CommandsOfHosts.all[0]) { $1.elements + $0.added }
    #expect(wrong.contains("push([e1]) on [e1]: [e1, e1]"))
  }
}
