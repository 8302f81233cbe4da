import Testing

@testable import ComposableNavigation

@Suite struct ModalNavigationSpellingTests {
  private nonisolated static let id = EntryID.counted(4)

  /// Each spelling, the case that it is, and how it is written.
  private nonisolated static let spellings: [(ToyModal.Action, ToyModal.Action, String)] = [
    (
      .presentSheet("a", from: id, animated: false),
      .present("a", .pageSheet, from: id, animated: false),
      #"{"action":"presentSheet","animated":false,"from":4,"item":"a"}"#
    ),
    (
      .presentFullScreen("a"),
      .present("a", .fullScreen),
      #"{"action":"presentFullScreen","item":"a"}"#
    ),
    (
      .presentAlert("a"),
      .present("a", .alert),
      #"{"action":"set","item":"a","style":{"alert":{}}}"#
    ),
    (
      .presentConfirmationDialog("a", from: id),
      .present("a", .confirmationDialog, from: id),
      #"{"action":"set","from":4,"item":"a","style":{"confirmationDialog":{}}}"#
    ),
    (
      .set(.init(item: "a", style: .popover)),
      .present("a", .popover),
      #"{"action":"set","item":"a","style":{"popover":{}}}"#
    ),
    (
      .set(.init(item: "a", style: .pageSheet)),
      .presentSheet("a"),
      #"{"action":"presentSheet","item":"a"}"#
    ),
    (.set(nil), .remove(nil), #"{"action":"dismiss"}"#),
    (.set(nil, from: id), .remove([id]), #"{"action":"dismissEntry","id":4}"#),
    (
      .dismiss(animated: false),
      .remove(nil, animated: false),
      #"{"action":"dismiss","animated":false}"#
    ),
    (
      .dismiss(id: id, cause: .user),
      .remove([id], cause: .user),
      #"{"action":"dismissEntry","cause":"user","id":4}"#
    ),
    (.remove([id, id]), .remove([id, id]), #"{"action":"remove","ids":[4,4]}"#),
    (.remove([]), .remove([]), #"{"action":"remove","ids":[]}"#),
    (
      .selectDetent(.large),
      .selectDetent(.large, of: nil),
      #"{"action":"selectDetent","detent":{"large":{}}}"#
    ),
    (
      .selectDetent(.height(200), of: id, cause: .user),
      .selectDetent(.height(200), of: id, cause: .user),
      #"{"action":"selectDetent","cause":"user","detent":{"height":{"_0":200}},"id":4}"#
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

  @Test(arguments: [
    (#"{"action":"set"}"#, ToyModal.Action.dismiss()),
    (#"{"action":"set","from":4}"#, .dismiss(id: .counted(4))),
    (
      #"{"action":"set","item":"a","style":{"fullScreen":{}}}"#,
      .presentFullScreen("a")
    ),
  ])
  func `what was written before is read`(json: String, action: ToyModal.Action) throws {
    #expect(try decoded(json, as: ToyModal.Action.self) == action)
  }

  @Test func `of several entries those go that are there, also those that wait`() {
    let modal = ToyModal()
    let before = modal.state(
      .init(policy: .queue),
      after: .presentSheet("a"),
      .presentSheet("b"),
      .presentSheet("c")
    )
    let ids = before.entries.ids
    let after = modal.state(before, after: .remove([ids[0], strangerID, ids[2]]))
    #expect(after.item == "b" && after.presentedID == ids[1] && after.waitingItems.isEmpty)
    #expect(
      ToyModal.refusal(of: .remove([strangerID]), in: before) == .notPresented(strangerID)
    )
    #expect(ToyModal.refusal(of: .remove([]), in: before) == nil)
  }
}
