import Testing

@testable import ComposableNavigation

@Suite struct WindowNavigationSpellingTests {
  private nonisolated static let id = EntryID.counted(4)

  /// Each spelling, the case that it is, and how it is written.
  private nonisolated static let spellings: [(ToyWindows.Action, ToyWindows.Action, String)] = [
    (.open("a"), .open("a", .once), #"{"action":"open","item":"a"}"#),
    (
      .open("a", .another, from: id, animated: false),
      .open("a", .another, from: id, animated: false),
      #"{"action":"openAnother","animated":false,"from":4,"item":"a"}"#
    ),
    (.focus(item: "a"), .focus(.item("a")), #"{"action":"focusItem","item":"a"}"#),
    (
      .focus(id: id, cause: .user),
      .focus(.entry(id), cause: .user),
      #"{"action":"focus","cause":"user","id":4}"#
    ),
    (.close(), .close(.focused), #"{"action":"close"}"#),
    (
      .close(item: "a", animated: false),
      .close(.item("a"), animated: false),
      #"{"action":"closeItem","animated":false,"item":"a"}"#
    ),
    (.close(id: id), .close(.entries([id])), #"{"action":"remove","ids":[4]}"#),
    (
      .remove([id], cause: .user),
      .close(.entries([id]), cause: .user),
      #"{"action":"remove","cause":"user","ids":[4]}"#
    ),
    (.reopen(), .reopen(animated: true), #"{"action":"reopen"}"#),
    (
      .setItems(["a", "b"], animated: false),
      .setItems(["a", "b"], animated: false),
      #"{"action":"setItems","animated":false,"items":["a","b"]}"#
    ),
  ]

  @Test func `every spelling is its case, and is written under its own name`() throws {
    for (spelling, action, json) in Self.spellings {
      #expect(spelling == action)
      #expect(try written(spelling) == json)
      #expect(try restored(spelling) == action)
      try expectSoundReading(action) { (try? restored($0)) == $0 }
    }
  }

  @Test func `an action that windows have not is an error that lists those there are`() {
    #expect(
      corruption(of: #"{"action":"fly"}"#, as: ToyWindows.Action.self)
        == "there is no action “fly”; expected one of: open, openAnother, focusItem, focus, "
        + "close, closeItem, remove, reopen, setItems"
    )
  }
}
