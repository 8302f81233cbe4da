import ComposableNavigation
import Foundation
import NavigationArchive
import Testing
import TestSupport

@Suite struct StackNavigationSkipTests {
  private let stack = ToyStack()

  /// Returns a stack of these items with a history, skipping the screens at these positions.
  private func state(_ items: String..., skipped: Int...) -> ToyStack.State {
    var state = ToyStack.State(items: items, history: .kept(limit: 9))
    state.skipped = Set(skipped.map { state.entries.ids[$0] })
    return state
  }

  private func back(_ state: ToyStack.State) -> ToyStack.State {
    stack.backAction(in: state).map { stack.state(state, after: $0) } ?? state
  }

  private func forward(_ state: ToyStack.State) -> ToyStack.State {
    stack.forwardAction(in: state).map { stack.state(state, after: $0) } ?? state
  }

  @Test func `going back by the user never ends on a skipped screen`() {
    let items = ["root", "a", "b", "c", "d"]
    for marks in 0..<32 {
      var state = ToyStack.State(items: items)
      for index in items.indices where marks & 1 << index != 0 {
        state = stack.state(state, after: .skip(state.entries.ids[index]))
      }
      let kept = items.indices.dropLast().last { marks & 1 << $0 == 0 } ?? 0
      #expect(stack.previewBack(in: state) == back(state))
      #expect(back(state).items == Array(items[...kept]))
      #expect(back(state).skipped == state.skipped.intersection(back(state).entries.ids))
    }
  }

  @Test func `a pop by the program does not ask for skipped screens`() {
    let popped = stack.state(state("root", "a", "b", skipped: 1), after: .popItem())
    #expect(popped.items == ["root", "a"])
    let removed = state("root", "a", "b", skipped: 1)
    #expect(
      stack.state(removed, after: .remove([removed.entries.ids[2]])).items == ["root", "a"]
    )
  }

  @Test func `marking removes nothing and writes no flag, and a pushed screen has no mark`() {
    let off = stack.state(state("root"), after: .pushItem("a", animated: false))
    let marked = stack.state(off, after: .skip("a"))
    #expect(marked.items == ["root", "a"])
    #expect(!marked.areAnimationsEnabled)
    #expect(marked != off)
    #expect(marked.forwardItems == off.forwardItems)
    let again = stack.state(marked, after: .popToRoot(), .pushItem("a"), .pushItem("b"))
    #expect(again.skipped == [])
    #expect(back(again).items == ["root", "a"])
  }

  @Test func `a mark is kept in the history with its screen and restored with it`() {
    let start = state("root", "code", "plan", "done", skipped: 1, 2)
    let there = back(start)
    #expect(there.items == ["root"])
    #expect(there.skipped == [])
    #expect(there.forwardItems == ["code", "plan", "done"])
    // The user's forward skips them as well; the program's goes one by one.
    let again = forward(there)
    #expect(again.items == start.items)
    #expect(again.skipped == Set(again.entries.ids[1...2]))
    #expect(back(again).items == ["root"])
    let one = stack.state(there, after: .goForward())
    #expect(one.items == ["root", "code"])
    #expect(one.skipped == [one.entries.ids[1]])
    #expect(!one.entries.ids[1].isSame(as: start.entries.ids[1]))
  }

  @Test func `a mark stays with its screen while the history has another limit or is written`() {
    var there = back(state("root", "code", "done", skipped: 1))
    there.history = .kept(limit: 5)
    there.forwardItems.append("more")
    #expect(forward(there).items == ["root", "code", "done"])
    there.forwardItems = ["done", "code"]
    #expect(forward(there).items == ["root", "done"])
    there.history = .notKept
    #expect(there == ToyStack.State(items: ["root"]))
  }

  @Test @MainActor func `a screen that is not there cannot be marked, and is named`() {
    let listener = ToyListener()
    let store = listener.store(state("root", "a")) { stack }
    store.send(.skip("z"))
    store.send(.skip(strangerID))
    #expect(store.state == state("root", "a"))
    #expect(listener.refusals == ["z is not there", "stranger·7 is not there"])
  }

  @Test func `a computed state receives its marks, and keeps the fitting ones`() {
    var given = state("root", "a", "b")
    given.skipped = [given.entries.ids[1], strangerID]
    #expect(given.skipped == [given.entries.ids[1]])
    var plain = ToyStack.State(items: ["root"])
    plain.skipped = [strangerID]
    #expect(plain == ToyStack.State(items: ["root"]))
  }

  @Test func `a stack that keeps its root and one without a history skip as well`() {
    let rooted = ToyStack(keepsRoot: true)
    var plain = ToyStack.State(items: ["root", "a", "b"])
    plain = rooted.state(plain, after: .skip("root"), .skip("a"))
    let top = plain.entries.ids[2]
    #expect(rooted.state(plain, after: .remove([top], cause: .user)).items == ["root"])
  }

  // MARK: Features

  // A stack that skips could not be made of features: a mark was lost, or a push came twice. Now
  // every stack skips (`StackNavigation.State.skipped`).
  @Test @MainActor func `a stack of features skips, by each way to make it, and pushes once`() {
    let listener = ToyListener()
    for keepsRoot in [false, true] {
      let start = ToyCounterStack.State(stack: .init(items: [.init(count: 0)], id: \.count))
      let store = listener.store(start) { ToyCounterStack(keepsRoot: keepsRoot) }
      store.send(.stack(.pushItem(.init(count: 1))))
      store.send(.stack(.pushItem(.init(count: 2))))
      #expect(store.state.stack.items.map(\.count) == [0, 1, 2])
      store.send(.stack(.skip(store.state.stack.entries.ids[1])))
      let back = StackNavigation<ToyCounter.State>().backAction(in: store.state.stack)
      back.map { _ = store.send(.stack($0)) }
      #expect(store.state.stack.items.map(\.count) == [0])
    }
    #expect(listener.issues == [])
    #expect(listener.refusals == [])
  }

  // MARK: Saving

  @Test func `skipped screens stay skipped after saving and restoring, on the stack and ahead`()
    throws
  {
    let start = state("root", "a", "b", "c", "d", skipped: 1, 3)
    let saved = stack.state(start, after: .popItems(.exactly(2)))
    let read = try restored(saved)
    #expect(read == saved)
    #expect(read.skipped == saved.skipped)
    #expect(forward(read).items == start.items)
    #expect(forward(read).skipped.count == 2)
    let text = String(decoding: try JSONEncoder().encode(saved), as: UTF8.self)
    let error = "4 is the position of no screen"
    for list in ["[1]", "[0]"] {
      let broken = text.replacing(#""skipped":\#(list)"#, with: #""skipped":[4]"#)
      #expect(corruption(of: broken, as: ToyStack.State.self) == error)
    }
    try expectSoundReading(saved) { state in
      state.skipped.allSatisfy(state.entries.contains)
    }
  }

  @Test func `marks of screens that cannot be read are left out alone`() throws {
    let start = state("root", "a", "b", "c", "d", skipped: 1, 2, 3)
    let saved = stack.state(start, after: .popItems(.exactly(2)))
    let format = ArchiveFormat("Stack", app: "1.0", initial: ToyStack.State())
    let text = String(decoding: try format.bytes(of: saved), as: UTF8.self)
    let changed = text.replacing(#"["root","a","b"]"#, with: #"["root",7,"b"]"#)
      .replacing(#""forward":["c","d"]"#, with: #""forward":["c",7]"#)
    let read = try format.read(changed.utf8)
    #expect(read.state.items == ["root", "b"])
    #expect(read.state.forwardItems == ["c"])
    #expect(read.state.skipped == [read.state.entries.ids[1]])
    #expect(read.report.losses.map(\.position) == [1, 1, nil])
    #expect(stack.forwardAction(in: read.state) == nil)
  }

  @Test func `the topmost of several is found by case, by name and by a condition`() {
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
}
