import Testing

@testable import ComposableNavigation

@Suite struct StackNavigationSpellingTests {
  private nonisolated static let id = EntryID.counted(4)

  /// Each spelling, the case that it is, and how it is written.
  private nonisolated static let spellings: [(ToyStack.Action, ToyStack.Action, String)] = [
    (.pushItems(["a"]), .push(["a"]), #"{"action":"pushItems","items":["a"]}"#),
    (
      .pushItems(["a"], from: id, animated: false),
      .push(["a"], from: id, animated: false),
      #"{"action":"pushItems","animated":false,"from":4,"items":["a"]}"#
    ),
    (.popItem(), .pop(.exactly(1)), #"{"action":"popItem"}"#),
    (
      .popItem(from: id, animated: false),
      .pop(.exactly(1), from: id, animated: false),
      #"{"action":"popItem","animated":false,"from":4}"#
    ),
    (.popItems(.exactly(1)), .pop(.exactly(1)), #"{"action":"popItem"}"#),
    (.popItems(.exactly(2)), .pop(.exactly(2)), #"{"action":"popItems","count":2}"#),
    (
      .popItems(.upTo(1), from: id),
      .pop(.upTo(1), from: id),
      #"{"action":"popItemsUpTo","count":1,"from":4}"#
    ),
    (.popToRoot(), .pop(.to(.root)), #"{"action":"popToRoot"}"#),
    (
      .popToRoot(from: id, animated: false),
      .pop(.to(.root), from: id, animated: false),
      #"{"action":"popToRoot","animated":false,"from":4}"#
    ),
    (.pop(to: .root), .pop(.to(.root)), #"{"action":"popToRoot"}"#),
    (.pop(to: .item("a")), .pop(.to(.item("a"))), #"{"action":"popTo","item":"a"}"#),
    (
      .pop(to: .entry(id), animated: false),
      .pop(.to(.entry(id)), animated: false),
      #"{"action":"pop","animated":false,"id":4}"#
    ),
  ]

  @Test func `every spelling is its case, and is written under its own name`() throws {
    for (spelling, action, json) in Self.spellings {
      #expect(spelling == action)
      #expect(spelling.isAnimated == action.isAnimated)
      #expect(try written(spelling) == json)
      #expect(try restored(spelling) == action)
    }
  }

  @Test func `a pop of one that was written with its count is read`() throws {
    let json = #"{"action":"popItems","count":1}"#
    #expect(try decoded(json, as: ToyStack.Action.self) == .popItem())
  }

  @Test func `every pop is refused unless the entry that it names is on top`() {
    let state = ToyStack.State(items: ["a", "b"])
    let (root, top) = (state.entries.ids[0], state.entries.ids[1])
    let pops: [ToyStack.Pop] = [
      .exactly(0), .exactly(1), .exactly(2), .upTo(9), .to(.root), .to(.item("a")),
      .to(.entry(root)),
    ]
    for pop in pops {
      #expect(
        ToyStack.refusal(of: .pop(pop, from: root), in: state) == .notOnTop(root, top: top)
      )
      #expect(ToyStack.refusal(of: .pop(pop, from: top), in: state) == nil)
    }
  }
}
