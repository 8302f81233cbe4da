import ComposableNavigation
import Testing
import TestSupport

/// A reason outside the library.
private struct Closed: RefusalReason {
  let until: Int
  var description: String { "closed until \(until)" }
}

/// Another reason with the same text.
private struct Shut: RefusalReason {
  let until: Int
  var description: String { "closed until \(until)" }
}

@Suite struct RefusalTests {
  @Test func `a reason of another library keeps its type`() {
    let refusal = Refusal.because(Closed(until: 9))
    #expect(refusal.description == "closed until 9")
    #expect(refusal.reason(as: Closed.self)?.until == 9)
    #expect(refusal.reason(as: Shut.self) == nil)
    #expect(Refusal.empty.reason(as: Closed.self) == nil)
    #expect(refusal == .because(Closed(until: 9)))
    #expect(refusal != .because(Closed(until: 10)))
    #expect(refusal != .because(Shut(until: 9)))
    #expect(Set([refusal, .because(Closed(until: 9)), .because(Shut(until: 9))]).count == 2)
  }

  private func text(_ action: ToyStack.Action, _ items: String...) -> String? {
    ToyStack.refusal(of: action, in: .init(items: items))?.description
  }

  private func text(_ action: ToyTabs.Action, tabs items: String...) -> String? {
    ToyTabs.refusal(of: action, in: .init(items: items))?.description
  }

  @Test func `a stack says why not`() {
    let id = ToyStack.State(items: ["b"]).entries.ids
    #expect(text(.popItems(.exactly(3)), "a", "b") == "3 were to go, but there are only 2")
    #expect(text(.popItems(.exactly(2)), "a") == "2 were to go, but there is only 1")
    #expect(text(.popItems(.exactly(2))) == "2 were to go, but there are only 0")
    #expect(text(.popItems(.exactly(1))) == text(.popItem()))
    #expect(text(.popItems(.exactly(0))) == nil)
    #expect(text(.popItem()) == "there is nothing to take away")
    #expect(text(.popToRoot()) == "there is nothing to take away")
    #expect(text(.popItems(.exactly(-2)), "a") == "-2 is not a count")
    #expect(text(.popItems(.upTo(-1)), "a") == "-1 is not a count")
    #expect(text(.pop(to: .item("z")), "a") == "z is not there")
    #expect(text(.pop(to: .entry(strangerID)), "a") == "stranger·7 is not there")
    #expect(text(.remove([strangerID]), "a") == "stranger·7 is not there")
    #expect(text(.remove([strangerID] + id), "a") == "stranger·7, b are not there")
    #expect(text(.pushItem("c").from(strangerID), "a") == "stranger·7 is not on top, a is")
    #expect(text(.popItem().from(strangerID)) == "stranger·7 is not on top, nothing is")
  }

  @Test func `a modal says why not`() {
    let shown = ToyModal.StyledItem(item: "a", style: .popover)
    let state = ToyModal.State(styledItem: shown, policy: .reject)
    #expect(
      ToyModal.refusal(of: .dismiss(id: strangerID), in: state)?.description
        == "stranger·7 is not presented"
    )
    #expect(
      ToyModal.refusal(of: .presentSheet("b"), in: state)?.description == "a is presented already"
    )
    #expect(
      ToyModal.refusal(of: .presentSheet("b").from(strangerID), in: state)?.description
        == "stranger·7 is not on top, a is"
    )
    #expect(
      ToyModal.refusal(of: .set(nil).from(strangerID), in: .init())?.description
        == "stranger·7 is not on top, nothing is"
    )
  }

  @Test func `tabs say why not`() {
    #expect(text(.setActiveIndex(2), tabs: "a", "b") == "2 is not an index: there are 2 tabs")
    #expect(text(.setActiveIndex(-1), tabs: "a") == "-1 is not an index: there is 1 tab")
    #expect(text(.setActiveIndex(0), tabs: "") == nil)
    #expect(
      ToyTabs.refusal(of: .setActiveIndex(0), in: .init())?.description
        == "0 is not an index: there are 0 tabs"
    )
    #expect(text(.setActiveItem("z"), tabs: "a") == "z is not there")
    #expect(text(.select(id: strangerID), tabs: "a") == "stranger·7 is not there")
    #expect(text(.remove([strangerID]), tabs: "a") == "stranger·7 is not there")
    #expect(text(.selectPrevious(), tabs: "a") == "there is no tab to go back to")
  }

  @Test func `the refusal of a late action names the removed entry`() {
    #expect(Refusal.gone(strangerID).description == "stranger·7 has gone")
    #expect(Refusal.stale(strangerID).description == "stranger·7 asked, and is not open")
    #expect(Refusal.root(strangerID).description == "stranger·7 is the root and stays")
    #expect(Refusal.gone(nil).description == "what the view belonged to has gone")
  }
}
