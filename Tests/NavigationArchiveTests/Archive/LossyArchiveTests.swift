import ComposableNavigation
import Foundation
import NavigationArchive
import Testing

@Suite struct LossyArchiveTests {
  private typealias State = ToyArchived.State

  /// Reads the archive of the full state with one part replaced.
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
    // The rest is unchanged.
    var rest = restored.state
    rest.stack = ToyArchived.full.stack
    #expect(rest == ToyArchived.full)
  }

  @Test func `bad contents of an entry are left out of it`() throws {
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

  @Test func `a queued item is presented when the presented one cannot be read`() throws {
    let restored = try read(#"{"note":{"_0":4}}"#, as: #"{"note":{}}"#)
    #expect(restored.state.modal.item == .note(5))
    #expect(restored.state.modal.style == .fullScreen)
    #expect(losses(restored) == ["dropped modal.entries[0]"])
  }

  @Test func `tabs know which one is active when one is gone`() throws {
    // The first of three, which was active first.
    let restored = try read(
      #""items":[{"list":{}},{"note":{"_0":1}},{"note":{"_0":2}}],"next":0"#,
      as: #""items":[5,{"note":{"_0":1}},{"note":{"_0":2}}],"next":0"#
    )
    #expect(restored.state.tabs.items == [.note(1), .note(2)])
    #expect(restored.state.tabs.activeItem == .note(1))
    #expect(losses(restored) == ["dropped tabs.entries[0]", "dropped tabs.history"])
    #expect(ToyArchived.fault(restored.state) == nil)
  }

  @Test func `an active tab that is not there is the one before it`() throws {
    let restored = try read(#""tabs":{"active":1"#, as: #""tabs":{"active":9"#)
    #expect(restored.state.tabs.activeItem == .note(2))
    #expect(restored.state.tabs.history == [restored.state.tabs.entries.ids[0]])
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

  @Test func `invalid positions of skipped screens are dropped one by one`() throws {
    let restored = try read(#""skipped":[1]"#, as: #""skipped":[1,4,-1]"#)
    #expect(restored.state.skipping == ToyArchived.full.skipping)
    #expect(losses(restored) == ["dropped skipping.skipped", "dropped skipping.skipped"])
  }

  @Test func `an element of the app's own list is left out alone`() throws {
    let restored = try read(#"["ada","grace"]"#, as: #"[1,"ada",null,"grace",{}]"#)
    #expect(restored.state == ToyArchived.full)
    #expect(losses(restored) == ["dropped names[0]", "dropped names[2]", "dropped names[4]"])
  }

  @Test func `a part that cannot be left out keeps its initial value`() throws {
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

  @Test func `of a list with many bad elements all good ones are read`() throws {
    let many = (0..<300).map { $0.isMultiple(of: 3) ? "\"\($0)\"" : "\($0)" }.joined(separator: ",")
    let restored = try read(#"["ada","grace"]"#, as: "[\(many)]")
    #expect(restored.state.names == (0..<300).filter { $0.isMultiple(of: 3) }.map { "\($0)" })
    #expect(restored.report.losses.count == 200)
    var rest = restored.state
    rest.names = ToyArchived.full.names
    #expect(rest == ToyArchived.full)
  }

  private struct Numbers: Equatable, Sendable, Codable {
    var total = Decimal(string: "12345678901234567.89") ?? 0
    var sizes = [1, 2]
    var level: UInt8 = 3
    var texts = [2: "two"]
    var named = ["a": 1, "b": 2]
    var half: Double? = -0.0
  }

  private enum Kind: String, Hashable, Sendable, Codable { case small, large }

  private func losses(of part: String, as other: String) throws -> (Numbers, [String]) {
    let format = ArchiveFormat("N", initial: Numbers(sizes: [], level: 0))
    let text = String(decoding: try format.bytes(of: Numbers()), as: UTF8.self)
    #expect(text.contains(part))
    let restored = try format.read(text.replacing(part, with: other).utf8)
    return (restored.state, restored.report.losses.map { "\($0)" })
  }

  @Test(arguments: ["1.5", "9223372036854775808", "-9223372036854775809", "1e999", "1e19"])
  func `a number that does not fit is left out alone`(number: String) throws {
    let (list, losses) = try losses(of: "\"sizes\":[1,2]", as: "\"sizes\":[\(number),2]")
    #expect(list == Numbers(sizes: [2]))
    #expect(losses == ["sizes[0] is left out: \(number) does not fit Int"])
  }

  @Test func `of a dictionary the bad members alone are left out`() throws {
    let (named, lost) = try losses(of: "\"b\":2", as: "\"b\":2,\"c\":\"x\",\"d\":1.5,\"e\":5")
    #expect(named == Numbers(named: ["a": 1, "b": 2, "e": 5]))
    #expect(lost.count == 2)
    #expect(lost.first == "named.c is left out: expected Int, found a text")
    // A dictionary with keys that are not texts is a list of keys and values, which are left out
    // together.
    let format = ArchiveFormat("K", initial: [Kind: [Int]]())
    for (bad, kept) in [
      (#"["small",[1,"x",2],"large",[3]]"#, [Kind.small: [1, 2], .large: [3]]),
      (#"["small",{},"large",[3]]"#, [.large: [3]]),
      (#"["huge",[7],"large",[3]]"#, [.large: [3]]),
      (#"["large",[3],"small"]"#, [.large: [3]]),
    ] {
      let text = #"{"archive":1,"name":"K","state":\#(bad),"version":1}"#
      let restored = try format.read(text.utf8)
      #expect(restored.state == kept, "\(bad)")
      #expect(restored.report.losses.count == 1, "\(bad): \(restored.report)")
    }
  }

  @Test(arguments: ["256", "-1", "3.5", "1e999"])
  func `a number that does not fit is as at first`(number: String) throws {
    let (level, losses) = try losses(of: "\"level\":3", as: "\"level\":\(number)")
    #expect(level == Numbers(level: 0))
    #expect(losses == ["level is as at first: \(number) does not fit UInt8"])
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
