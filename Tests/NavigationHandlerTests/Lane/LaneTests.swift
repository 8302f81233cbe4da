import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct LaneTests {
  // MARK: Deep links

  /// Returns a world with a stack in a tab, a sheet on the stack's entry, a stack in the sheet, and
  /// another sheet in that.
  private func deepWorld() -> World {
    let world = World()
    world.tabs("", ["A", "B"])
    world.stack("|A", ["inbox", "mail"])
    world.modal("|A/mail", "edit")
    world.stack("|A/mail^edit", ["form", "address"])
    world.modal("|A/mail^edit/address", "alert")
    return world
  }

  private let deepLog = [
    "window: insert A first, insert B after A, select A",
    "A: push inbox mail",
    "mail: present edit as sheet",
    "edit: push form address",
    "address: present alert as sheet",
  ]

  @Test func `a deep link into five levels presents each when the one below is there`() {
    let world = deepWorld()
    #expect(world.drawing() == "{*A[inbox mail^edit[form address^alert]] B}")
    #expect(world.takeLog() == deepLog)
    #expect(world.issues == [])
  }

  @Test func `a deep link waits for each host's acknowledgement`() {
    let world = deepWorld()
    world.answering = .later
    _ = world.window
    var pictures: [String] = []
    for _ in 0..<5 {
      world.finishOne()
      pictures.append(world.drawing())
    }
    #expect(
      pictures == [
        "{*A[] B}", "{*A[inbox mail] B}", "{*A[inbox mail^edit[]] B}",
        "{*A[inbox mail^edit[form address]] B}",
        "{*A[inbox mail^edit[form address^alert]] B}",
      ]
    )
    #expect(world.takeLog() == deepLog)
    #expect(world.complaints == [])
  }

  @Test func `a deep link waits for the window`() {
    let world = deepWorld()
    world.isAttached = false
    _ = world.window
    #expect(world.takeLog() == [])
    world.tabHost.attach()
    world.modalHost.attach()
    #expect(world.takeLog() == deepLog)
  }

  @Test func `a warm window ends as a cold one does`() {
    let cold = deepWorld()
    let warm = World()
    let tabs = warm.tabs("", ["B"])
    let stack = warm.stack("|A", ["inbox"])
    _ = warm.window
    warm.modal("|A/mail", "edit")
    warm.stack("|A/mail^edit", ["form"]).send(.setItems(["form", "address"]))
    stack.send(.setItems(["inbox", "mail"]))
    tabs.send(.setItems(["A", "B"]))
    tabs.send(.setActiveItem("A"))
    #expect(cold.drawing() == cold.expected())
    #expect(warm.drawing() == warm.expected())
  }

  // MARK: Removing the entry below a sheet

  private func stackWithSheet(
    _ items: [String] = ["a", "b"],
    answering: Answering = .atOnce
  ) -> (World, StackStore) {
    let world = World()
    let store = world.stack("", items)
    world.modal("/" + (items.last ?? ""), "sheet")
    _ = world.window
    _ = world.takeLog()
    world.setAnswering(answering)
    return (world, store)
  }

  @Test func `an entry that is popped from under its sheet is removed after the sheet`() {
    let (world, store) = stackWithSheet()
    store.send(.popItem())
    #expect(world.takeLog() == ["b: dismiss sheet", "window: pop b"])
    #expect(world.drawing() == "[a]")
  }

  @Test func `an entry that is taken off to be put back has its sheet presented again`() {
    let (world, store) = stackWithSheet()
    let sheet = world.window.view("sheet")
    store.send(.setItems(["x", "b"]))
    #expect(
      world.takeLog() == [
        "b: dismiss sheet", "window: replace a b with x b", "b: present sheet as sheet",
      ]
    )
    #expect(world.window.view("sheet") === sheet)
    #expect(world.made.count == 4)
  }

  @Test func `covering an entry dismisses its sheet, uncovering presents it again`() {
    let (world, store) = stackWithSheet()
    let sheet = world.window.view("sheet")
    store.send(.pushItem("c"))
    #expect(world.takeLog() == ["b: dismiss sheet", "window: push c"])
    #expect(world.drawing() == "[a b c]")
    store.send(.popItem())
    #expect(world.takeLog() == ["window: pop c", "b: present sheet as sheet"])
    #expect(world.window.view("sheet") === sheet)
  }

  @Test func `a refused dismissal holds the pop`() throws {
    let (world, store) = stackWithSheet()
    let modal = try #require(world.window.view("b")?.modal)
    modal.answering = .refuse("the form is not saved")
    store.send(.popItem())
    #expect(world.takeLog() == ["b: dismiss sheet"])
    #expect(world.drawing() == "[a b^sheet]")
    #expect(world.handler?.waitsFor == "the modal above to be dismissed, then pop([e2])")
    modal.answering = .atOnce
    modal.onReport?(.ready)
    #expect(world.takeLog() == ["b: dismiss sheet", "window: pop b"])
    #expect(world.drawing() == "[a]")
  }

  @Test func `a change that leaves the entry in place does not wait for its sheet`() throws {
    let (world, store) = stackWithSheet()
    let modal = try #require(world.window.view("b")?.modal)
    modal.answering = .refuse("the form is not saved")
    store.send(.pushItem("c"))
    #expect(world.takeLog() == ["b: dismiss sheet", "window: push c"])
    #expect(world.drawing() == "[a b^sheet c]")
  }

  @Test func `a sheet whose entry was popped during its presentation is dismissed again`() {
    let (world, store) = stackWithSheet(["a"], answering: .later)
    world.modal("/a").send(.presentFullScreen("other"))
    store.send(.setItems(["b"]))
    world.finishAll()
    #expect(world.drawing() == "[b]")
    #expect(world.takeLog() == ["a: dismiss sheet", "window: replace a with b"])
  }

  @Test func `the presentation of a new entry is shown after the entry`() {
    let (world, store) = stackWithSheet()
    world.modal("/#0", "new")
    store.send(.pushItem("c"))
    #expect(
      world.takeLog() == ["b: dismiss sheet", "window: push c", "c: present new as sheet"]
    )
  }

  // MARK: One at a time

  @Test func `one command at a time is in flight in a lane, and no more in another`() {
    let (world, store) = stackWithSheet(answering: .later)
    world.modal("/b").send(.dismiss())
    store.send(.pushItem("c"))
    #expect(world.pendingCount == 1)
    world.finishAll()
    #expect(world.drawing() == "[a b c]")
    #expect(world.complaints == [])
  }

  @Test func `dismissals go first, then stacks and tabs, outermost first, then presentations`() {
    let world = World()
    let tabs = world.tabs("", ["A", "B"])
    let stack = world.stack("|A", ["a"])
    world.stack("|B", ["b"])
    world.modal("", "old")
    _ = world.window
    _ = world.takeLog()
    world.setAnswering(.later)
    world.modal("").send(.presentSheet("new"))
    stack.send(.pushItem("c"))
    tabs.send(.setActiveItem("B"))
    world.finishAll()
    #expect(
      world.takeLog() == [
        "window: dismiss old", "window: select B", "A: push c", "window: present new as sheet",
      ]
    )
  }

  @Test func `a handler whose entry has left the state sends no more commands`() throws {
    let world = World()
    let outer = world.stack("", ["a", "b"])
    let inner = world.stack("/b", ["x"])
    _ = world.window
    _ = world.takeLog()
    world.stackHost.answering = .refuse(.transition)
    outer.send(.popItem())
    inner.send(.pushItem("y"))
    #expect(world.takeLog().filter { $0.hasPrefix("b:") } == [])
    #expect(world.drawing() == "[a b[x]]")
  }

  @Test func `a refusal ends with any change in its lane`() throws {
    let world = World()
    let tabs = world.tabs("", ["A", "B"])
    let stack = world.stack("|A", ["a"])
    _ = world.window
    let host = try #require(world.window.view("A")?.stack)
    host.answering = .refuse(.transition)
    stack.send(.pushItem("b"))
    host.answering = .atOnce
    #expect(world.drawing() == "{*A[a] B}")
    tabs.send(.setActiveItem("B"))
    #expect(world.drawing() == "{A[a b] *B}")
  }
}
