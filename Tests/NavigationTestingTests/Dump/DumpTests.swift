import ComposableNavigation
import Foundation
import Testing

@testable import NavigationTesting

@Suite struct DumpTests {
  enum Screen: Hashable, Sendable {
    case list
    case detail(code: String)
    case pair(Int, String)
    indirect case over(Screen)
  }

  struct Empty {}

  struct Tuple { var both: (Int, b: String) }

  struct Wide {
    var title = "a title that takes some room"
    var subtitle: String? = "and a subtitle"
    var rest: Int?
  }

  final class Node {
    var name = "node"
    var next: Node?
  }

  static let values: [(value: any Sendable, text: String)] = [
    (1, "1"),
    (true, "true"),
    ("say \"a\"\nb", #""say \"a\"\nb""#),
    (Optional<Int>.none, "nil"),
    (Optional(3), "3"),
    (Screen.list, ".list"),
    (Screen.detail(code: "AUT"), #".detail(code: "AUT")"#),
    (Screen.pair(1, "b"), #".pair(1, "b")"#),
    (Screen.over(.over(.list)), ".over(.over(.list))"),
    ([1, 2], "[1, 2]"),
    ([Int](), "[]"),
    (Set([3, 1, 2]), "Set([1, 2, 3])"),
    (["b": 1, "a": 2], #"["a": 2, "b": 1]"#),
    ([String: Int](), "[:]"),
    (Tuple(both: (1, b: "c")), #"DumpTests.Tuple(both: (1, b: "c"))"#),
    (Empty(), "DumpTests.Empty()"),
    (1..<3, "1..<3"),
    (Duration.seconds(1), "1.0 seconds"),
    (URL(filePath: "/a"), "file:///a"),
  ]

  @Test(arguments: values.indices)
  func `a value is written as one would write it`(index: Int) {
    #expect(Dump(Self.values[index].value).inline == Self.values[index].text)
  }

  @Test func `a long value takes several lines`() {
    let lines = Dump(Wide()).lines().map { String(repeating: "  ", count: $0.depth) + $0.text }
    #expect(
      lines == [
        "DumpTests.Wide(",
        #"  title: "a title that takes some room","#,
        #"  subtitle: "and a subtitle","#,
        "  rest: nil,",
        ")",
      ]
    )
  }

  @Test func `a payload shares the lines of its brackets`() {
    let action = Countries.Action.loaded([
      Countries.Country(code: "AUT", name: "Austria"),
      Countries.Country(code: "AUS", name: "Australia"),
    ])
    let lines = Dump(action).lines().map { String(repeating: "  ", count: $0.depth) + $0.text }
    #expect(
      lines == [
        ".loaded([",
        #"  Countries.Country(code: "AUT", name: "Austria"),"#,
        #"  Countries.Country(code: "AUS", name: "Australia"),"#,
        "])",
      ]
    )
    #expect(Dump(action).headline == ".loaded(…)")
  }

  @Test func `entries are written with their ids`() {
    var state = Countries.State()
    state.stack.items.append(.detail(code: "AUT"))
    #expect(
      Dump(state.stack).inline
        == #"StackNavigation.State(entries: [list: .list, #0: .detail(code: "AUT")], "#
        + "areAnimationsEnabled: true)"
    )
    var pages = StackNavigation<String>.State(items: ["a", "b"], history: .kept(limit: 2))
    _ = StackNavigation<String>().reduce(into: &pages, action: .popItem())
    #expect(
      Dump(pages).inline
        == #"StackNavigation.State(entries: [a: "a"], areAnimationsEnabled: true, "#
        + #"history: .kept(limit: 2), forwardItems: ["b"], skipped: [])"#
    )
    #expect(
      Dump(TabNavigation<String>.State(items: ["a", "b"])).inline
        == #"TabNavigation.State(entries: [a: "a", b: "b"], active: a, history: [], "#
        + "areAnimationsEnabled: true)"
    )
    #expect(
      Dump(TabNavigation<String>.State(items: ["a"], backBehavior: .order)).inline
        == #"TabNavigation.State(entries: [a: "a"], active: a, history: [], "#
        + "backBehavior: .order, areAnimationsEnabled: true)"
    )
  }

  @Test func `an object that contains itself is written once`() {
    let node = Node()
    node.next = node
    #expect(Dump(node).inline == #"DumpTests.Node(name: "node", next: DumpTests.Node(…))"#)
    node.next = nil
  }

  @Test func `generic arguments and modules are left out of names`() {
    struct Local<Value> { var value: Value }
    #expect(Dump(Local(value: 1)).inline == "DumpTests.Local(value: 1)")
    #expect(TypeName.of(type: Local<() -> Int>.self) == "DumpTests.Local")
    #expect(TypeName.of(type: (EntryID, Counter.Action).self) == "(EntryID, Counter.Action)")
  }
}
