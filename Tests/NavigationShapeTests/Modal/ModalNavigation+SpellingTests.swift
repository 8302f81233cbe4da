import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct ModalNavigationSpellingTests {
  @Test(arguments: [
    (#"{"action":"set"}"#, ToyModal.Action.dismiss()),
    (#"{"action":"set","from":4}"#, .dismiss().from(.counted(4))),
    (
      #"{"action":"set","item":"a","style":{"fullScreen":{}}}"#,
      .presentFullScreen("a")
    ),
  ])
  func `archives in the former format are read`(json: String, action: ToyModal.Action) throws {
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
    #expect(after.item == "b")
    #expect(after.presentedID == ids[1])
    #expect(after.waitingItems.isEmpty)
    #expect(
      ToyModal.refusal(of: .remove([strangerID]), in: before) == .notPresented(strangerID)
    )
    #expect(ToyModal.refusal(of: .remove([]), in: before) == nil)
  }
}
