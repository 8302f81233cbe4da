import ComposableNavigation
import Foundation
import Testing

@Suite struct ArchiveSalvageTests {
  private typealias State = ToyArchived.State

  /// Reads what was written of the full state, with one thing in it changed.
  private func read(
    _ part: String,
    as other: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ArchivedState<State> {
    let format = ToyArchived.format
    let text = String(decoding: try format.bytes(of: ToyArchived.full), as: UTF8.self)
    let changed = text.replacing(part, with: other)
    #expect(changed != text, "there is no \(part)", sourceLocation: sourceLocation)
    return try format.read(changed.utf8)
  }

  private func losses(_ restored: ArchivedState<State>) -> [String] {
    restored.report.losses.map { loss in
      let place = loss.position.map { "\(loss.container)[\($0)]" } ?? loss.container
      return "\(loss.kind) \(place)"
    }
  }

  @Test func `an entry that cannot be read is left out alone`() throws {
    let restored = try read(#""name":"study""#, as: #""name":7"#)
    #expect(restored.state.stack.items.map(\.name) == ["hall", "attic"])
    #expect(restored.state.stack.entries.ids.map(\.description) == ["hall", "#1"])
    #expect(losses(restored) == ["dropped stack.entries[1]"])
    // Everything else is as it was.
    var rest = restored.state
    rest.stack = ToyArchived.full.stack
    #expect(rest == ToyArchived.full)
  }

  @Test func `what lies in an entry is left out in it`() throws {
    let restored = try read(
      #"{"note":{"_0":2}}],"next":2"#,
      as: #"{"page":{"_0":2}}],"next":2"#
    )
    #expect(restored.state.stack.items[1].pages.items == [.list, .note(1)])
    #expect(restored.state.stack.items.count == 3)
    #expect(losses(restored) == ["dropped stack.entries.items[1].pages.entries[2]"])
  }

  @Test func `an id that cannot be read is a new number`() throws {
    let restored = try read(#"{"id":"hall","occurrence":1},0,1]"#, as: "true,0,0]")
    #expect(restored.state.stack.items == ToyArchived.full.stack.items)
    #expect(restored.state.stack.entries.ids.map(\.description) == ["#2", "#0", "#3"])
    #expect(losses(restored) == ["numbered stack.entries[0]", "numbered stack.entries[2]"])
    #expect(ToyArchived.fault(restored.state) == nil)
  }

  @Test func `a style that cannot be read is the host's own`() throws {
    let restored = try read(#"{"fullScreen":{}}"#, as: #"{"hologram":{}}"#)
    #expect(restored.state.modal.waitingItems.map(\.style) == [.automatic])
    #expect(restored.state.modal.waitingItems.map(\.item) == [.note(5)])
    #expect(losses(restored) == ["replaced modal.styles[1]"])
  }

  @Test func `what waits is presented when what was presented cannot be read`() throws {
    let restored = try read(#"{"note":{"_0":4}}"#, as: #"{"note":{}}"#)
    #expect(restored.state.modal.item == .note(5))
    #expect(restored.state.modal.style == .fullScreen)
    #expect(losses(restored) == ["dropped modal.entries[0]"])
  }

  @Test func `tabs know which one is active when one is gone`() throws {
    // The first of the three, which was active first.
    let restored = try read(
      #""items":[{"list":{}},{"note":{"_0":1}},{"note":{"_0":2}}],"next":0"#,
      as: #""items":[5,{"note":{"_0":1}},{"note":{"_0":2}}],"next":0"#
    )
    #expect(restored.state.tabs.items == [.note(1), .note(2)])
    #expect(restored.state.tabs.activeItem == .note(1))
    #expect(losses(restored) == ["dropped tabs.entries[0]", "dropped tabs.history"])
    #expect(ToyArchived.fault(restored.state) == nil)
  }

  @Test func `an active tab that is not there is the first`() throws {
    let restored = try read(#""tabs":{"active":1"#, as: #""tabs":{"active":9"#)
    #expect(restored.state.tabs.activeItem == .list)
    #expect(losses(restored) == ["replaced tabs.active"])
    #expect(ToyArchived.fault(restored.state) == nil)
  }

  @Test func `windows know which one is focused when one is gone`() throws {
    let restored = try read(#"{"note":{"_0":9}}"#, as: "7")
    #expect(restored.state.windows.items == [.list])
    #expect(restored.state.windows.focusedItem == .list)
    #expect(losses(restored) == ["dropped windows.entries[1]", "dropped windows.focusOrder"])
    let order = try read(#""focusOrder":[0,1]"#, as: #""focusOrder":[1,1]"#)
    #expect(order.state.windows == ToyArchived.full.windows)
    #expect(ToyArchived.fault(order.state) == nil)
  }

  @Test func `a window that was closed is forgotten alone`() throws {
    let restored = try read(#"{"note":{"_0":8}}"#, as: "7")
    #expect(restored.state.windows.items == ToyArchived.full.windows.items)
    #expect(restored.state.windows.closedItems == [])
    #expect(losses(restored) == ["dropped windows.closed.items[0]"])
    let other = try read(#""limit":3"#, as: #""limit":0"#)
    #expect(other.state.windows.reopening == .notKept)
    #expect(losses(other) == ["replaced windows.closed"])
  }

  @Test func `columns keep their entries`() throws {
    let restored = try read(#""primary":1"#, as: #""primary":7"#)
    #expect(restored.state.split[.primary].items == [.list, .note(0)])
    #expect(losses(restored) == ["replaced split.counts"])
    let other = try read(#""counts":{"primary":1,"supplementary":0}"#, as: #""counts":null"#)
    #expect(other.state.split[.primary].items == [.list, .note(0)])
    #expect(losses(other) == ["replaced split.counts"])
  }

  @Test func `what is passed over is passed over where it is`() throws {
    let restored = try read(#""skipped":[1]"#, as: #""skipped":[1,4,-1]"#)
    #expect(restored.state.skipping == ToyArchived.full.skipping)
    #expect(losses(restored) == ["dropped skipping.skipped", "dropped skipping.skipped"])
  }

  @Test func `an element of the app's own list is left out alone`() throws {
    let restored = try read(#"["ada","grace"]"#, as: #"[1,"ada",null,"grace",{}]"#)
    #expect(restored.state == ToyArchived.full)
    #expect(losses(restored) == ["dropped names[0]", "dropped names[2]", "dropped names[4]"])
  }

  @Test func `what cannot be left out is as at first`() throws {
    let restored = try read(#""likes":3"#, as: #""likes":"many""#)
    #expect(restored.state.likes == 0)
    #expect(losses(restored) == ["replaced likes"])
    let gone = try read(#","likes":3"#, as: "")
    #expect(gone.state.likes == 0)
    #expect(gone.report.losses.map(\.reason) == ["“likes” is missing"])
    let colour = try read(#""colour":"green""#, as: #""colour":3"#)
    #expect(colour.state.colour == nil)
  }

  @Test func `a part of a container is as at first, and the rest as it was`() throws {
    let restored = try read(
      #""stack":{"areAnimationsEnabled":true,"entries":{"ids":[{"id""#,
      as: #""stack":{"entries":{"ids":[{"id""#
    )
    #expect(restored.state.stack.areAnimationsEnabled)
    #expect(restored.state.stack.items == ToyArchived.full.stack.items)
    #expect(losses(restored) == ["replaced stack.areAnimationsEnabled"])
  }

  @Test func `so many faults that nobody tries them all are as at first`() throws {
    let many = (0..<300).map { "\($0)" }.joined(separator: ",")
    let restored = try read(#"["ada","grace"]"#, as: "[\(many)]")
    #expect(restored.state == State())
    #expect(restored.report.losses.last?.container == "")
  }

  @Test func `ten thousand entries that cannot be read are left out at once`() throws {
    var state = State()
    state.tabs.items = (0..<10_000).map { ToyArchived.Page.note($0) }
    let text = String(decoding: try ToyArchived.format.bytes(of: state), as: UTF8.self)
    let restored = try ToyArchived.format.read(text.replacing("\"_0\"", with: "\"_1\"").utf8)
    #expect(restored.state.tabs.items.isEmpty)
    #expect(restored.report.losses.count > 10_000)
    #expect(ToyArchived.fault(restored.state) == nil)
  }
}
