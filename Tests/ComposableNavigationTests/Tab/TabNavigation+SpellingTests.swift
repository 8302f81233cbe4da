import Testing

@testable import ComposableNavigation

@Suite struct TabNavigationSpellingTests {
  private nonisolated static let id = EntryID.counted(4)

  /// Each spelling, the case that it is, and how it is written.
  private nonisolated static let spellings: [(ToyTabs.Action, ToyTabs.Action, String)] = [
    (.setActiveItem("a"), .select(.item("a")), #"{"action":"setActiveItem","item":"a"}"#),
    (
      .setActiveItem("a", cause: .user),
      .select(.item("a"), cause: .user),
      #"{"action":"setActiveItem","cause":"user","item":"a"}"#
    ),
    (.setActiveIndex(2), .select(.index(2)), #"{"action":"setActiveIndex","index":2}"#),
    (
      .setActiveIndex(2, cause: .user),
      .select(.index(2), cause: .user),
      #"{"action":"setActiveIndex","cause":"user","index":2}"#
    ),
    (
      .select(id: id, cause: .user),
      .select(.entry(id), cause: .user),
      #"{"action":"select","cause":"user","id":4}"#
    ),
    (.select(id: id), .select(.entry(id)), #"{"action":"select","id":4}"#),
    (.selectPrevious(), .select(.previous), #"{"action":"selectPrevious"}"#),
    (
      .selectPrevious(cause: .user),
      .select(.previous, cause: .user),
      #"{"action":"selectPrevious","cause":"user"}"#
    ),
  ]

  @Test func `every spelling is its case, and is written under its own name`() throws {
    for (spelling, action, json) in Self.spellings {
      #expect(spelling == action)
      #expect(try written(spelling) == json)
      #expect(try restored(spelling) == action)
    }
  }
}
