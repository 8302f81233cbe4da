import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct ModalNavigationDetentTests {
  private let modal = ToyModal()

  private func sheet(_ selected: Sheet.Detent? = nil) -> PresentationStyle {
    .sheet(Sheet(detents: [.medium, .large], selectedDetent: selected))
  }

  private func state(_ style: PresentationStyle) -> ToyModal.State {
    .init(styledItem: .init(item: "a", style: style))
  }

  @Test func `a sheet rests at the detent that is selected, and keeps its id`() {
    let before = state(sheet(.medium))
    let after = modal.state(before, after: .selectDetent(.large))
    #expect(after.style == sheet(.large))
    #expect(after.presentedID == before.presentedID)
    #expect(modal.state(before, after: .selectDetent(.medium)) == before)
    #expect(!ToyModal.entriesGo(on: .selectDetent(.large), in: before))
    let slow = modal.state(before, after: .selectDetent(.large, animated: false))
    #expect(!slow.areAnimationsEnabled)
  }

  @Test func `a sheet that waits is meant by its id`() throws {
    var queue = ToyModal.State(policy: .queue)
    for item in ["a", "b"] {
      queue = modal.state(queue, after: .set(.init(item: item, style: sheet())))
    }
    let waiting = try #require(queue.entries.ids.last)
    let after = modal.state(queue, after: .selectDetent(.large, of: waiting))
    #expect(after.style == sheet())
    #expect(after.waitingItems.map(\.style) == [sheet(.large)])
  }

  @Test func `a detent of nothing, of no sheet, or of none that the sheet has, is refused`() throws
  {
    let before = state(sheet(.medium))
    let id = try #require(before.presentedID)
    let (high, other) = (Sheet.Detent.large, EntryID.counted(9))
    #expect(ToyModal.refusal(of: .selectDetent(high), in: .init()) == .missing("large"))
    #expect(
      ToyModal.refusal(of: .selectDetent(high, of: other), in: before) == .notPresented(other)
    )
    #expect(ToyModal.refusal(of: .selectDetent(.height(9)), in: before) == .missing("height(9.0)"))
    #expect(ToyModal.refusal(of: .selectDetent(high, of: id), in: before) == nil)
    let cover = state(.fullScreen)
    let coverID = try #require(cover.presentedID)
    #expect(ToyModal.refusal(of: .selectDetent(high), in: cover) == .noSheet(coverID))
    #expect(modal.state(cover, after: .selectDetent(high, animated: false)) == cover)
  }
}
