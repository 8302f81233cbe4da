import ComposableNavigation
import Foundation
import Testing

@Suite struct SkippingStackTests {
  @Test func `going back by a person never ends on a skipped screen`() {
    let items = ["root", "a", "b", "c", "d"]
    for marks in 0..<32 {
      var state = state(items)
      for index in items.indices where marks & 1 << index != 0 { skip(index, &state) }
      let marked = state.skipped
      let kept = items.indices.dropLast().last { marks & 1 << $0 == 0 } ?? 0
      guard let back = SkippingStack().backAction(in: state) else {
        Issue.record("there is no back")
        return
      }
      let preview = SkippingStack().previewBack(in: state)
      _ = SkippingStack().reduce(into: &state, action: back)
      #expect(preview == state)
      #expect(state.stack.items == Array(items[...kept]))
      #expect(state.stack.topID.map { !marked.contains($0) || $0 == state.stack.rootID } == true)
      #expect(state.skipped.isSubset(of: Set(state.stack.entries.ids)))
    }
  }

  @Test func `a pop by the program does not ask for skipped screens`() {
    var state = state(["root", "a", "b"])
    skip(1, &state)
    _ = SkippingStack().reduce(into: &state, action: .stack(.popItem()))
    #expect(state.stack.items == ["root", "a"])
  }

  @Test func `marking takes nothing away, and the mark goes with its screen`() {
    var state = state(["root", "a"])
    skip(1, &state)
    #expect(state.stack.items == ["root", "a"])
    _ = SkippingStack().reduce(into: &state, action: .stack(.popToRoot()))
    #expect(state.skipped == [])
    _ = SkippingStack().reduce(into: &state, action: .stack(.pushItem("a")))
    _ = SkippingStack().reduce(into: &state, action: .stack(.pushItem("b")))
    let back = SkippingStack<String>().backAction(in: state)
    _ = back.map { SkippingStack().reduce(into: &state, action: $0) }
    #expect(state.stack.items == ["root", "a"])
  }

  @Test func `a person's removal of what has gone changes nothing, also on a skipped screen`() {
    var state = state(["root", "a", "b"])
    let gone = state.stack.entries.ids[2]
    skip(1, &state)
    _ = SkippingStack().reduce(into: &state, action: .stack(.popItem()))
    let before = state
    for late in [[gone], []] {
      _ = SkippingStack().reduce(into: &state, action: .stack(.remove(late, cause: .user)))
      #expect(state.stack.items == ["root", "a"] && state.skipped == before.skipped)
    }
  }

  @Test func `a screen that is not there cannot be marked`() {
    var state = state(["root", "a"])
    let gone = state.stack.entries.ids[1]
    _ = SkippingStack().reduce(into: &state, action: .stack(.popItem()))
    let before = state
    _ = SkippingStack().reduce(into: &state, action: .skip(gone))
    #expect(state == before)
  }

  @Test func `a screen is marked by its item too, the topmost of equal ones`() {
    var state = state(["root", "a", "b", "a", "c"])
    _ = SkippingStack().reduce(into: &state, action: .skip("a"))
    #expect(state.skipped == [state.stack.entries.ids[3]])
  }

  @Test @MainActor func `an item that is not there cannot be marked, and is named`() {
    let listener = ToyListener()
    let store = listener.store(state(["root", "a"])) { SkippingStack<String>() }
    store.send(.skip("z"))
    store.send(.skip(strangerID))
    #expect(store.state == state(["root", "a"]))
    #expect(listener.refusals == ["z is not there", "stranger·7 is not there"])
  }

  @Test func `what was passed over is passed over after saving and restoring`() throws {
    var state = state(["root", "a", "b", "a"])
    skip(1, &state)
    skip(3, &state)
    let saved = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(SkippingStack<String>.State.self, from: saved) == state)
    let text = String(decoding: saved, as: UTF8.self).replacing("[1,3]", with: "[4]")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SkippingStack<String>.State.self, from: Data(text.utf8))
    }
  }

  @Test func `the topmost of several is found by case, by name and by what holds`() {
    enum Screen: Hashable { case root, person(Int), note(String) }
    let state = StackNavigation<Screen>.State(items: [
      .root, .person(1), .note("a"), .person(2), .note("b"),
    ])
    #expect(state.topmost(/Screen.person) == state.entries.ids[3])
    #expect(state.topmost(.note("a"), by: \.self) == state.entries.ids[2])
    #expect(state.topmost { $0 == .person(3) } == nil)
    var popped = state
    _ = state.topmost(/Screen.person)
      .map { StackNavigation<Screen>().reduce(into: &popped, action: .pop(to: .entry($0))) }
    #expect(popped.items == [.root, .person(1), .note("a"), .person(2)])
  }

  private func state(_ items: [String]) -> SkippingStack<String>.State {
    .init(stack: .init(items: items))
  }

  private func skip(_ index: Int, _ state: inout SkippingStack<String>.State) {
    _ = SkippingStack().reduce(into: &state, action: .skip(state.stack.entries.ids[index]))
  }
}
