import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct LaneSheetTests {
  // MARK: Sheets that exclude each other

  @Test func `of two sheets that exclude each other the outer one is shown`() {
    let world = World()
    world.stack("", ["a"])
    world.modal("/a", "inner")
    let outer = world.modal("")
    _ = world.window
    _ = world.takeLog()
    let inner = world.window.view("inner")
    outer.send(.presentSheet("outer"))
    #expect(world.takeLog() == ["a: dismiss inner", "window: present outer as sheet"])
    outer.send(.dismiss())
    #expect(world.takeLog() == ["window: dismiss outer", "a: present inner as sheet"])
    #expect(world.window.view("inner") === inner)
  }

  @Test func `a sheet that is excluded itself excludes no other`() {
    let world = World()
    world.stack("", ["a"])
    world.modal("/a", "excluded")
    world.modal("", "outer")
    _ = world.window
    world.modal("^outer").send(.presentSheet("inner"))
    #expect(world.drawing() == "[a]^outer^inner")
    #expect(world.drawing() == world.expected())
  }

  @Test func `a sheet over a window that is not there excludes no other`() {
    let world = World()
    world.stack("", ["a"])
    let outer = world.modal("", "outer")
    world.modal("/a")
    world.window.modal?.detach()
    world.modal("/a").send(.presentSheet("inner"))
    #expect(world.drawing() == "[a^inner]")
    world.modalHost.attach()
    #expect(world.drawing() == "[a]^outer")
    outer.send(.dismiss())
    #expect(world.drawing() == "[a^inner]")
  }

  @Test func `the order of two sheets does not depend on when their screens were made`() {
    func end(leftFirst: Bool) -> String {
      let (left, right) = (World(), World())
      let lane = left.lane
      right.lane = lane
      let (leftStack, rightStack) = (left.stack("", ["a"]), right.stack("", ["b"]))
      left.modal("/#0", "left")
      right.modal("/#0", "right")
      _ = left.window
      _ = right.window
      if leftFirst { leftStack.send(.pushItem("x")) }
      rightStack.send(.pushItem("y"))
      if !leftFirst { leftStack.send(.pushItem("x")) }
      return left.drawing() + " " + right.drawing()
    }
    #expect(end(leftFirst: true) == "[a x^left] [b y]")
    #expect(end(leftFirst: false) == "[a x^left] [b y]")
  }

  // MARK: Tabs and sheets

  @Test func `selecting another tab dismisses the old one's presentation`() {
    let world = World()
    let tabs = world.tabs("", ["A", "B"])
    world.modal("|A", "sheet")
    _ = world.window
    let sheet = world.window.view("sheet")
    _ = world.takeLog()
    tabs.send(.setActiveItem("B"))
    #expect(world.takeLog() == ["A: dismiss sheet", "window: select B"])
    tabs.send(.setActiveItem("A"))
    #expect(world.takeLog() == ["window: select A", "A: present sheet as sheet"])
    #expect(world.window.view("sheet") === sheet)
  }

  @Test func `tabs that switch under a sheet of the window leave it where it is`() {
    let world = World()
    let tabs = world.tabs("", ["A", "B"])
    world.modal("", "sheet")
    _ = world.window
    _ = world.takeLog()
    tabs.send(.setActiveItem("B"))
    tabs.send(.setItems(["B", "A", "C"]))
    #expect(world.takeLog().filter { $0.contains("sheet") } == [])
    #expect(world.drawing() == "{*B A C}^sheet")
  }

  @Test func `reordering tabs leaves a sheet where it is, removing its tab does not`() {
    let world = World()
    let tabs = world.tabs("", ["A", "B"])
    world.modal("|A", "sheet")
    _ = world.window
    _ = world.takeLog()
    tabs.send(.setItems(["B", "A"]))
    #expect(world.takeLog().filter { $0.contains("sheet") } == [])
    tabs.send(.setItems(["B"]))
    #expect(world.takeLog() == ["A: dismiss sheet", "window: remove A, select B"])
  }

  @Test func `a stack in a tab that is not selected is kept up to date`() {
    let world = World()
    let tabs = world.tabs("", ["A", "B"])
    let stack = world.stack("|B", ["b"])
    _ = world.window
    stack.send(.pushItem("c"))
    #expect(world.drawing() == "{*A B[b c]}")
    tabs.send(.setActiveItem("B"))
    #expect(world.drawing() == "{A *B[b c]}")
  }

  // MARK: Sheets over sheets

  private func sheetOverSheet(_ capabilities: ModalCapabilities) -> (World, ModalStore) {
    let world = World()
    world.modalCapabilities = capabilities
    let outer = world.modal("", "one")
    world.modal("^one", "two")
    world.modal("^one^two", "three")
    _ = world.window
    _ = world.takeLog()
    return (world, outer)
  }

  @Test func `the front sheet is dismissed first`() {
    let (world, outer) = sheetOverSheet(.restyle)
    outer.send(.dismiss())
    #expect(world.takeLog() == ["two: dismiss three", "one: dismiss two", "window: dismiss one"])
  }

  @Test func `a host that dismisses all above is asked once`() {
    let (world, outer) = sheetOverSheet(.all)
    outer.send(.dismiss())
    #expect(world.takeLog() == ["window: dismiss one"])
    #expect(world.drawing() == "")
    #expect(world.issues == [])
  }

  @Test(arguments: [true, false])
  func `the user swipes down a sheet that has presented another one`(innerReports: Bool) {
    let (world, outer) = sheetOverSheet(.restyle)
    if innerReports {
      for title in ["two", "one"] { world.window.view(title)?.modal?.userGoesBack() }
    }
    world.modalHost.userGoesBack()
    #expect(outer.state.item == nil)
    #expect(world.drawing() == "")
    #expect(world.takeLog() == [])
    #expect(world.issues == [])
    outer.send(.presentSheet("new"))
    #expect(world.drawing() == "^new")
  }

  @Test func `a kept sheet is shown again with everything over it`() {
    let world = World(keeping: ["one"])
    world.modal("", "one")
    world.stack("^one", ["a"])
    world.modal("^one/a", "two")
    _ = world.window
    let views = world.window.all.map(ObjectIdentifier.init)
    world.modalHost.userGoesBack()
    #expect(world.drawing() == "^one[a^two]")
    #expect(world.window.all.map(ObjectIdentifier.init) == views)
    #expect(world.issues == [])
  }
}
