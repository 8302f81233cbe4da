import Testing

@testable import NavigationTesting

@Suite struct LineDiffTests {
  struct Outer: Equatable {
    var first = Inner()
    var second = Inner()
    var third = Inner()
  }

  struct Inner: Equatable {
    var name = "a name that is long enough for several lines"
    var numbers = [1, 2, 3]
    var flag = false
  }

  func difference(_ old: Outer, _ new: Outer) -> String? {
    LineDiff.text(from: Dump(old).lines(opened: true), to: Dump(new).lines(opened: true))
  }

  @Test func `equal dumps have no difference`() {
    #expect(difference(Outer(), Outer()) == nil)
  }

  @Test func `of two texts only the lines that differ are written`() {
    #expect(LineDiff.text(from: "a\nb\nc", to: "a\nb\nc") == nil)
    #expect(
      LineDiff.text(from: "a\nb\nc\n", to: "a\nb\nd\n") == """
          … (2 unchanged lines)
        − c
        + d

        """ + "  "
    )
  }

  @Test func `a difference is written with its surrounding lines`() {
    var new = Outer()
    new.second.flag = true
    #expect(
      difference(Outer(), new) == """
          LineDiffTests.Outer(
            … (5 unchanged lines)
            second: LineDiffTests.Inner(
              … (2 unchanged lines)
        −     flag: false,
        +     flag: true,
            ),
            … (5 unchanged lines)
          )
        """
    )
  }

  @Test func `differences at several places are all written`() {
    var new = Outer()
    new.first.numbers = []
    new.third.name = "another name that is long enough for several lines"
    #expect(
      difference(Outer(), new) == """
          LineDiffTests.Outer(
            first: LineDiffTests.Inner(
              name: "a name that is long enough for several lines",
        −     numbers: [1, 2, 3],
        +     numbers: [],
              flag: false,
            ),
            … (5 unchanged lines)
            third: LineDiffTests.Inner(
        −     name: "a name that is long enough for several lines",
        +     name: "another name that is long enough for several lines",
              … (2 unchanged lines)
            ),
          )
        """
    )
  }

  @Test(arguments: [([], [1]), ([1], []), ([1, 2], [2, 3]), ([1, 2, 3], [3, 2, 1])])
  func `taking − lines gives the first, + lines the second`(old: [Int], new: [Int]) throws {
    let (before, after) = (Dump(old).lines(opened: true), Dump(new).lines(opened: true))
    let text = try #require(LineDiff.text(from: before, to: after))
    let lines = text.split(separator: "\n")
    func kept(_ mark: Character) -> [String] {
      lines.filter { $0.first == " " || $0.first == mark }
        .map { $0.dropFirst().trimmingPrefix { $0 == " " } }.map(String.init)
    }
    #expect(!text.contains("…") || kept("−").count < before.count)
    if !text.contains("…") {
      #expect(kept("−") == before.map(\.text))
      #expect(kept("+") == after.map(\.text))
    }
  }

  @Test func `states that look the same are said to`() {
    struct Hidden: Equatable, CustomReflectable {
      var secret: Int
      var customMirror: Mirror { Mirror(self, children: [:]) }
    }
    #expect(
      Difference.text("send(.a)", expected: Hidden(secret: 1), actual: Hidden(secret: 2))
        == "send(.a); they look the same, but == tells them apart"
    )
  }
}
