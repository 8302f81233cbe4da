import ComposableNavigation
import Foundation
import NavigationArchive
import Testing
import TestSupport

@Suite struct StackNavigationForwardTests {
  private let stack = ToyStack()

  /// The stack `a`, `b`, from which `c` and `d` were popped.
  private var back: ToyStack.State {
    stack.state(
      .init(items: ["a", "b", "c", "d"], areAnimationsEnabled: true, history: .kept(limit: 3)),
      after: .popItems(.exactly(2))
    )
  }

  @Test func `a stack keeps no history by default`() {
    let state = stack.state(.init(items: ["a", "b"]), after: .popItem())
    #expect(state.history == .notKept)
    #expect(state.forwardItems == [])
    #expect(stack.forwardAction(in: state) == nil)
    #expect(ToyStack.refusal(of: .goForward(), in: state) == .notAhead(asked: 1, there: 0))
    #expect(ToyStack.State(items: ["a"], history: .kept(limit: 0)).history == .notKept)
    #expect(ToyStack.State(history: .kept(limit: -1)) == ToyStack.State())
    // The history is one word, which is nil.
    #expect(MemoryLayout<ToyStack.State>.stride <= 40)
  }

  @Test func `going forward pushes popped screens, the nearest first`() {
    #expect(back.forwardItems == ["c", "d"])
    #expect(stack.state(back, after: .goForward()).drawing == "a ▸ b ▸ c")
    #expect(stack.state(back, after: .goForward(.exactly(2))).drawing == "a ▸ b ▸ c ▸ d")
    let all = stack.state(back, after: .goForward(.upTo(.max), animated: false))
    #expect(all.drawing == "a ▸ b ▸ c ▸ d")
    #expect(!all.areAnimationsEnabled)
    #expect(all.forwardItems == [])
    #expect(all.history == .kept(limit: 3))
  }

  @Test func `going further than the history is refused, and a double tap goes forward once`() {
    let tooMany = ToyStack.refusal(of: .goForward(.exactly(3)), in: back)
    #expect(tooMany?.description == "3 were to come back, but there are only 2")
    #expect(ToyStack.refusal(of: .goForward(.upTo(-1)), in: back) == .negative(-1))
    let end = stack.state(back, after: .goForward(.upTo(2)))
    #expect(
      ToyStack.refusal(of: .goForward(), in: end)?.description
        == "there is nothing to go forward to"
    )
    let tap = ToyStack.Action.goForward().from(back.topID)
    #expect(stack.state(back, after: tap, tap).drawing == "a ▸ b ▸ c")
  }

  @Test func `forward is offered from the screen on top, while there is something ahead`() throws {
    let action = try #require(stack.forwardAction(in: back))
    #expect(action == .goForward().from(back.topID))
    let once = stack.state(back, after: action)
    let next = try #require(stack.forwardAction(in: once))
    #expect(stack.forwardAction(in: stack.state(once, after: next)) == nil)
  }

  @Test func `of more than there is room for the nearest are kept`() {
    let state = ToyStack.State(items: ["a", "b", "c", "d"], history: .kept(limit: 2))
    #expect(stack.state(state, after: .popToRoot()).forwardItems == ["b", "c"])
    #expect(
      stack.state(state, after: .popItem(), .popItem(), .popItem()).forwardItems == ["b", "c"]
    )
    var other = back
    other.history = .kept(limit: 1)
    #expect(other.forwardItems == ["c"])
    other.forwardItems = ["x", "y"]
    #expect(other.forwardItems == ["x"])
    other.history = .notKept
    #expect(other.forwardItems == [])
    other.forwardItems = ["x"]
    #expect(other.forwardItems == [])
    #expect(other.history == .notKept)
  }

  @Test
  func `a screen pushed forward has its former state, and its change forgets nothing`() {
    let notes = StackNavigation<ToyDraft>()
    var state = StackNavigation<ToyDraft>.State(
      items: [ToyDraft(id: 1), ToyDraft(id: 2)],
      id: \.id,
      history: .kept(limit: 9)
    )
    if let id = state.topID { state[id: id]?.text = "half" }
    _ = notes.reduce(into: &state, action: .popItem())
    if let id = state.rootID { state[id: id]?.text = "read" }
    #expect(state.forwardItems == [ToyDraft(id: 2, text: "half")])
    _ = notes.reduce(into: &state, action: .goForward())
    #expect(state.items.map(\.text) == ["read", "half"])
  }

  @Test func `states with other ways forward are different`() {
    var other = back
    #expect(other == back)
    other.forwardItems = ["c"]
    #expect(other != back)
  }

  @Test func `a stack that keeps its root goes forward too, and loses no screen by it`() {
    let rooted = ToyStack(keepsRoot: true)
    #expect(rooted.state(back, after: .popToRoot(), .goForward()).drawing == "a ▸ b")
    #expect(!ToyStack.entriesGo(on: .goForward(), in: back))
  }

  // MARK: Saving

  @Test func `a history is saved, and an archive without one is read`() throws {
    #expect(try restored(back) == back)
    let old = #"{"areAnimationsEnabled":true,"entries":{"ids":[],"items":[],"next":0}}"#
    #expect(try decoded(old, as: ToyStack.State.self) == ToyStack.State())
    let plain = String(decoding: try JSONEncoder().encode(ToyStack.State()), as: UTF8.self)
    #expect(!plain.contains("history"))
  }

  @Test func `a step forward is read without a number, and with one that is nothing`() throws {
    for number in ["", #","count":null"#, #","count":1"#] {
      let text = #"{"action":"goForward"\#(number)}"#
      #expect(try decoded(text, as: ToyStack.Action.self) == .goForward())
    }
  }

  @Test func `a history that cannot be is an error, and one that is too long is cut`() throws {
    func archive(_ history: String) -> String {
      #"{"areAnimationsEnabled":true,"entries":{"ids":[],"items":[],"next":0},"history":\#(history)}"#
    }
    let cut = try decoded(archive(#"{"limit":1,"forward":["a","b"]}"#), as: ToyStack.State.self)
    #expect(cut.forwardItems == ["a"])
    #expect(
      corruption(of: archive(#"{"limit":0,"forward":[]}"#), as: ToyStack.State.self)
        == "0 is no limit of a history"
    )
    #expect(corruption(of: archive("7"), as: ToyStack.State.self) != nil)
    #expect(corruption(of: archive(#"{"limit":1}"#), as: ToyStack.State.self) != nil)
  }

  @Test func `every truncation and every flipped bit of a history is read or refused`() throws {
    try expectSoundReading(back) { state in
      if case .kept(let limit) = state.history { state.forwardItems.count <= limit } else { true }
    }
  }

  @Test func `a screen of a history that cannot be read is left out alone`() throws {
    let format = ArchiveFormat("Stack", app: "1.0", initial: ToyStack.State())
    let text = String(decoding: try format.bytes(of: back), as: UTF8.self)
    let changed = text.replacing(#""forward":["c","d"]"#, with: #""forward":["c",7,"d"]"#)
    #expect(changed != text)
    let restored = try format.read(changed.utf8)
    #expect(restored.state == back)
    #expect(restored.report.losses.map(\.position) == [1])
    for limit in [#""x""#, "0", "-1"] {
      let broken = try format.read(text.replacing(#""limit":3"#, with: #""limit":\#(limit)"#).utf8)
      #expect(broken.state.items == ["a", "b"])
      #expect(broken.state.history == .notKept)
      #expect(broken.report.losses.map(\.kind) == [.replaced])
    }
  }
}
