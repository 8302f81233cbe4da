import ComposableNavigation
import Testing
import TestSupport

@Suite struct SplitCommandTests {
  typealias Command = SplitCommand<String>

  @Test func `columns that go are hidden, columns that come are shown`() {
    #expect(Command.command(from: ["a", "b", "c"], to: ["a"]) == .collapse(hiding: ["b", "c"]))
    #expect(Command.command(from: ["a"], to: ["a", "b", "c"]) == .expand(showing: ["b", "c"]))
    #expect(Command.command(from: [], to: ["a"]) == .expand(showing: ["a"]))
    #expect(Command.command(from: ["a", "b"], to: ["a", "b"]) == nil)
  }

  @Test func `a missing element cannot be removed, and a shown one is not added twice`() {
    #expect(Command.collapse(hiding: ["b", "x"]).applied(to: ["a", "b"]) == ["a"])
    #expect(Command.expand(showing: ["b", "c"]).applied(to: ["a", "b"]) == ["a", "b", "c"])
  }

  @Test func `applying the commands to the old columns gives the new columns`() {
    var search = ToySearch("columns and columns")
    let lists = allLists(ofDifferent: ["a", "b", "c"], upTo: 3)
    for old in lists {
      for new in lists {
        var (columns, count) = (old, 0)
        while let command = Command.command(from: columns, to: new), count < 9 {
          columns = command.applied(to: columns)
          count += 1
        }
        search.check(Set(columns) == Set(new) && count <= 2, "\(old) to \(new)")
      }
    }
    search.finish()
  }
}
