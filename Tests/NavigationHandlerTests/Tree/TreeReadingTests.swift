import ComposableNavigation
import NavigationTrace
import Testing
import TestSupport

@Suite(.late) struct TreeReadingTests {
  static let trees: [NavigationTree] =
    [
      .screen("inbox"), .screen("split"), .split([.stack([])]), .stack([]), .tabs([], active: nil),
      .tabs([], active: 3),
      .stack([.screen("a"), .stack([.screen("b")]), .screen("c")]),
      .tabs([.screen("a"), .screen("b", [.screen("c")])], active: 1),
      .tabs([.screen("a")], active: nil), .tabs([.screen("a")], active: -1),
      NavigationTree.tabs([.screen("a")], active: 1).presenting([.modal(.alert, .screen("x"))]),
      .screen(
        "notes",
        [
          .modal(.pageSheet, .screen("q", [.init(kind: .button("Delete", .destructive))])),
          .init(kind: .button("a] disabled", .cancel, isDisabled: true)),
          .init(kind: .button("a", .default, isDisabled: true)),
          .init(kind: .button("a] b", .default)), .init(kind: .button("x] cancel", .cancel)),
        ]
      ),
    ]
    + [
      "stack", "tabs", "tabs 3", "(sheet)", "[x]", "● a", "○ b", "└─ a", "│  a", "   a", "\"a\"",
      "a\nb", "a\r\nb", "\u{2028}", "\\n", "\u{301}a", "a\u{600}", "⏎",
      "(\u{301}x)", "[\u{301}x", "[\u{FE0F}x]", "{\u{301}x}", "tabs \u{301}", "a ", "\u{0}",
    ].flatMap { title in
      [
        .screen(title), .stack([.screen(title)]), .tabs([.screen(title)], active: 0),
        .init(kind: .modal(title)), .screen("s", [.init(kind: .button(title, .cancel))]),
      ] as [NavigationTree]
    }

  /// Trees of shapes without a drawing of their own.
  static let containers: [NavigationTree] = [
    .container("windows", [.screen("a"), .screen("b")]),
    .container("pager", [.screen("a"), .screen("b")], active: 0),
    .container("pager", [.screen("a")], active: 5),
    .container("pager", [], active: 0),
    .container("a} 5", [.screen("{b}")], active: 0),
    .container("\"", [.screen("{")]),
    .container("", [.container("", [], active: -1)]),
  ]

  @Test(arguments: trees + containers)
  func `drawing a tree and reading it again gives the tree`(tree: NavigationTree) throws {
    #expect(try NavigationTree(text: tree.description) == tree)
    #expect(try restored(tree) == tree)
  }

  @Test func `trees by chance are read back as they were drawn`() throws {
    var numbers = ToyRandom(seed: 33)
    for _ in 0..<2_000 {
      let tree = Self.random(&numbers, depth: 4)
      #expect(try NavigationTree(text: tree.description) == tree)
    }
  }

  @Test(arguments: [
    ("stack\nsecond", "line 2: a second root"),
    ("└─ a", "line 1: it is indented below nothing"),
    ("stack\n   └─ a", "line 2: it is indented below nothing"),
    ("stack\n└─ [a] nothing", "line 2: “[a] nothing” is no place"),
    ("\"open", "line 1: “\"open” is no place"),
    ("tabs x", "line 1: “tabs x” is no place"),
    ("stack\r\n└─ a", "line 1: “stack\\u{D}” is no place"),
    ("a\u{1B}[2J", "line 1: “a\\u{1B}[2J” is no place"),
  ])
  func `a text that is no drawing has its line`(text: String, message: String) {
    do throws(TreeError) {
      _ = try NavigationTree(text: text)
      Issue.record("it was read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `a title that would turn a line round is quoted`() {
    let tree = NavigationTree.screen("a\u{202E}txt\u{9B}2J")
    #expect(tree.description == #""a\u{202E}txt\u{9B}2J""#)
    #expect(tree.dot.contains("a·txt·2J"))
  }

  @Test func `any text is a tree or an error with its line`() {
    var numbers = ToyRandom(seed: 34)
    let pieces = [
      "stack", "tabs", "├─ ", "└─ ", "│  ", "   ", "\n", "\"", "(", ")", "[", "]", "● ", "a",
      "{", "}", "\u{301}", "\r", " ",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<12, using: &numbers)
      let text = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      do throws(TreeError) {
        let tree = try NavigationTree(text: text)
        #expect((try? NavigationTree(text: tree.description)) == tree)
      } catch {
        #expect(error.line >= 1)
      }
    }
  }

  @Test func `the JSON is short and has the title of each node`() throws {
    let tree = NavigationTree.tabs([.stack([.screen("a")])], active: 0)
    #expect(try written(tree) == #"{"active":0,"tabs":[{"stack":[{"screen":"a"}]}]}"#)
    for wrong in [#"{"button":"a","role":"x"}"#, "{}"] {
      #expect(throws: DecodingError.self) { try decoded(wrong, as: NavigationTree.self) }
    }
  }

  static func random(_ numbers: inout ToyRandom, depth: Int) -> NavigationTree {
    let titles = ["a", "b", "c", "stack", "● a", "x\ny", "", "(\u{301}x)", "[\u{301}"]
    let title = titles.randomElement(using: &numbers) ?? ""
    let count = depth == 0 ? 0 : Int.random(in: 0..<4, using: &numbers)
    let children = (0..<count).map { _ in random(&numbers, depth: depth - 1) }
    let kind: NavigationTree.Kind =
      switch Int.random(in: 0..<7, using: &numbers) {
      case 0: .stack
      case 6: .split
      case 1: .tabs(active: Int.random(in: -1..<4, using: &numbers))
      case 2: .modal(title)
      case 3: .button(title, .cancel)
      default: .screen(title)
      }
    return NavigationTree(kind: kind, children: children)
  }
}
