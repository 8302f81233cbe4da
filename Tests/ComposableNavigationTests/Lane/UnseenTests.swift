import Testing

@testable import ComposableNavigation

/// Law: a nested host is filled before the page around it is seen, unless it cannot be.
@MainActor @Suite struct UnseenTests {
  /// A window of which stacks and tabs can be filled before they are seen, and all views that were made.
  @MainActor private final class Scene {
    let world: World
    private(set) var views: [String: FakeView] = [:]

    init(fillsUnseen: Bool = true, keeping kept: Set<String> = []) {
      world = World(keeping: kept)
      world.fillsUnseen = fillsUnseen
      world.prepare = { [weak self] view in self?.views[view.title] = view }
    }

    /// The host of the stack in a view that was made, seen or not.
    func stack(_ title: String) throws -> FakeStackHost { try #require(views[title]?.stack) }

    /// The titles of the views whose hosts were asked for something, in order.
    func takeOrder() -> [Substring] {
      world.takeLog().compactMap { $0.split(separator: ":").first }
    }

    /// Shows the window, in which everything that comes from now on is answered later.
    private func showAndHold() {
      _ = world.window
      _ = world.takeLog()
      world.answering = .later
    }

    /// A sheet with a stack in it, whose host has been asked for its page and has not answered.
    static func fillingASheet() -> (Scene, sheets: ModalStore, inner: StackStore) {
      let scene = Scene()
      let sheets = scene.world.modal("")
      let inner = scene.world.stack("^#0", ["a"])
      scene.showAndHold()
      sheets.send(.presentSheet("sheet"))
      return (scene, sheets, inner)
    }

    /// A page with a stack in it, likewise, over a first one.
    static func fillingAPage() -> Scene {
      let scene = Scene()
      let stack = scene.world.stack("", ["root"])
      scene.world.stack("/#0", ["x"])
      scene.showAndHold()
      stack.send(.pushItem("page"))
      return scene
    }
  }

  // MARK: Filled before

  @Test func `a sheet comes with the pages of its stack in it`() throws {
    let scene = Scene()
    let sheets = scene.world.modal("")
    scene.world.stack("^#0", ["a", "b", "c"])
    _ = scene.world.window
    sheets.send(.presentSheet("sheet"))
    #expect(scene.world.takeLog() == ["sheet: push a b c", "window: present sheet as sheet"])
    #expect(scene.world.drawing() == "^sheet[a b c]")
    let host = try scene.stack("sheet")
    #expect(host.animations == [false])
    #expect(scene.world.modalHost.animations == [true])
    scene.world.stack("^#0").send(.pushItem("d"))
    #expect(host.animations == [false, true])
    #expect(scene.world.issues == [])
    #expect(scene.world.complaints == [])
  }

  @Test func `a page comes with its tabs and with what lies in them, innermost first`() {
    let scene = Scene()
    let stack = scene.world.stack("", ["root"])
    scene.world.tabs("/#0", ["A", "B"])
    scene.world.stack("/#0|A", ["x", "y"])
    scene.world.stack("/#0|B", ["z"])
    _ = scene.world.window
    _ = scene.world.takeLog()
    stack.send(.pushItem("page"))
    #expect(scene.takeOrder() == ["A", "B", "page", "window"])
    #expect(scene.world.drawing() == "[root page{*A[x y] B[z]}]")
    #expect(scene.world.drawing() == scene.world.expected())
    let pages = ["/root", "/#0", "/#0|A", "/#0|B", "/#0|A/x", "/#0|A/y", "/#0|B/z"]
    #expect(scene.world.made == pages)
    #expect(scene.world.issues == [])
  }

  @Test func `a host that cannot be filled before is filled when its page is there`() {
    let scene = Scene(fillsUnseen: false)
    let sheets = scene.world.modal("")
    scene.world.stack("^#0", ["a", "b", "c"])
    _ = scene.world.window
    sheets.send(.presentSheet("sheet"))
    #expect(scene.world.takeLog() == ["window: present sheet as sheet", "sheet: push a b c"])
  }

  @Test func `at the first rendering what lies outside comes first`() {
    let scene = Scene()
    scene.world.stack("", ["a"])
    scene.world.stack("/a", ["x"])
    _ = scene.world.window
    #expect(scene.world.takeLog() == ["window: push a", "a: push x"])
  }

  @Test func `nothing is presented from what is not seen yet`() {
    let scene = Scene()
    let sheets = scene.world.modal("")
    scene.world.stack("^#0", ["a"])
    scene.world.modal("^#0/a", "inner")
    _ = scene.world.window
    sheets.send(.presentSheet("sheet"))
    #expect(scene.takeOrder() == ["sheet", "window", "a"])
    #expect(scene.world.drawing() == "^sheet[a^inner]")
  }

  @Test func `a page that comes back is up to date before it is there`() throws {
    let scene = Scene(keeping: ["page"])
    scene.world.stack("", ["root", "page"])
    let inner = scene.world.stack("/page", ["x"])
    _ = scene.world.window
    let window = scene.world.stackHost
    window.answering = .refuse(.transition)
    window.userGoesBack()
    _ = scene.world.takeLog()
    inner.send(.pushItem("y"))
    #expect(scene.world.takeLog() == ["page: push y", "window: push page"])
    window.answering = .atOnce
    window.onReport?(.ready)
    #expect(scene.world.takeLog() == ["window: push page"])
    #expect(scene.world.drawing() == "[root page[x y]]")
    #expect(try scene.stack("page").animations == [false, false])
    #expect(scene.world.issues == [])
  }

  // MARK: Hosts that take their time, refuse or go

  @Test func `what is filled before keeps its page waiting until it is acknowledged`() throws {
    let (scene, _, _) = Scene.fillingASheet()
    #expect(scene.world.takeLog() == ["sheet: push a"])
    let waitsFor = try #require(scene.world.modalHandler?.waitsFor)
    #expect(waitsFor.hasPrefix("another host to acknowledge push([e1]), then present("))
    #expect(!scene.world.lane.isAtRest)
    try scene.stack("sheet").finish()
    #expect(scene.world.takeLog() == ["window: present sheet as sheet"])
    #expect(scene.world.lane.isAtRest)
  }

  @Test func `a host that refuses to be filled before keeps nobody waiting`() throws {
    let scene = Scene()
    let sheets = scene.world.modal("")
    scene.world.stack("^#0", ["a"])
    _ = scene.world.window
    scene.world.answering = .refuse(.transition)
    sheets.send(.presentSheet("sheet"))
    #expect(scene.takeOrder() == ["sheet", "window", "sheet"])
    #expect(scene.world.drawing() == "^sheet[]")
    let host = try scene.stack("sheet")
    host.answering = .atOnce
    host.onReport?(.ready)
    #expect(scene.world.drawing() == "^sheet[a]")
    #expect(scene.world.issues == [])
  }

  @Test func `a host that is let go while it is filled keeps nobody waiting`() {
    let (scene, _, _) = Scene.fillingASheet()
    scene.views["sheet"]?.stack = nil
    scene.world.lane.lookForHosts()
    #expect(scene.takeOrder() == ["sheet", "window"])
    #expect(scene.world.issues == [])
  }

  // A nested host that was released while the lane worked kept the page around it from being shown.
  // Now it counts as released (`Lane.look`).
  @Test func `a host that is let go before it is asked what it shows keeps nobody waiting`() {
    let scene = Scene()
    let stack = scene.world.stack("", ["root"])
    scene.world.stack("/#0", ["x"])
    _ = scene.world.window
    _ = scene.world.takeLog()
    let note = scene.world.prepare
    scene.world.prepare = { [weak scene] view in
      if view.title == "other" { scene?.views["page"]?.stack = nil }
      note?(view)
    }
    stack.send(.push(["page", "other"]))
    #expect(scene.world.takeLog() == ["window: push page other"])
    #expect(scene.world.lane.isAtRest)
    #expect(scene.world.issues == [])
  }

  @Test func `a host that goes by itself while it is filled keeps nobody waiting`() throws {
    let (scene, _, _) = Scene.fillingASheet()
    let host = try scene.stack("sheet")
    host.leaveInTheMiddle()
    #expect(scene.takeOrder() == ["sheet", "window"])
    host.answering = .atOnce
    host.onReport?(.attached)
    #expect(scene.world.drawing() == "^sheet[a]")
    #expect(scene.world.issues == [])
  }

  // MARK: Changes meanwhile

  @Test func `a page whose state changes while it is filled comes with the last one`() throws {
    let (scene, _, inner) = Scene.fillingASheet()
    inner.send(.pushItem("b"))
    let host = try scene.stack("sheet")
    host.finish()
    host.finish()
    let log = ["sheet: push a", "sheet: push b", "window: present sheet as sheet"]
    #expect(scene.world.takeLog() == log)
    #expect(host.animations == [false, false])
  }

  @Test func `a page that is not wanted any more while it is filled does not come`() throws {
    let (scene, sheets, _) = Scene.fillingASheet()
    let host = try scene.stack("sheet")
    sheets.send(.dismiss())
    #expect(host.void.count == 1)
    #expect(scene.takeOrder() == ["sheet"])
    #expect(scene.world.modalHost.commands == [])
    #expect(scene.world.lane.isAtRest)
    #expect(scene.world.issues == [])
  }

  @Test func `a window that goes while a page is filled begins it anew when it is back`() throws {
    let scene = Scene.fillingAPage()
    let host = try scene.stack("page")
    scene.world.stackHost.detach()
    #expect(host.void.count == 1)
    host.answering = .atOnce
    scene.world.stackHost.attach()
    #expect(scene.world.takeLog() == ["page: push x", "page: push x", "window: push page"])
    #expect(scene.world.drawing() == "[root page[x]]")
    #expect(scene.world.issues == [])
  }

  @Test func `a gesture holds what is filled before as anything else`() throws {
    let scene = Scene.fillingAPage()
    scene.world.stackHost.beginGesture()
    try scene.stack("page").finish()
    #expect(scene.world.takeLog() == ["page: push x"])
    scene.world.stackHost.endGesture()
    #expect(scene.world.takeLog() == ["window: push page"])
    #expect(scene.world.drawing() == "[root page[x]]")
    #expect(scene.world.complaints == [])
  }

  @Test func `a page that the window refuses to push is kept up to date unseen`() throws {
    let scene = Scene()
    let stack = scene.world.stack("", ["root"])
    let inner = scene.world.stack("/#0", ["x"])
    _ = scene.world.window
    scene.world.stackHost.answering = .refuse(.transition)
    stack.send(.pushItem("page"))
    inner.send(.pushItem("y"))
    let host = try scene.stack("page")
    #expect(host.titles == ["x", "y"])
    #expect(host.animations == [false, false])
    scene.world.stackHost.answering = .atOnce
    scene.world.stackHost.onReport?(.ready)
    #expect(scene.world.drawing() == "[root page[x y]]")
    #expect(scene.world.issues == [])
  }
}
