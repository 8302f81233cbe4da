import Testing
import TestSupport

@testable import ComposableNavigation

/// Law: a nested host is filled before the page around it is seen, unless it cannot be.
@MainActor @Suite struct PreloadingTests {
  /// A window whose stacks and tabs accept content off screen, and all views that were made.
  @MainActor private final class Scene {
    let world: World
    private(set) var views: [String: FakeView] = [:]

    init(preloadsOffscreen: Bool = true, keeping kept: Set<String> = []) {
      world = World(keeping: kept)
      world.preloadsOffscreen = preloadsOffscreen
      world.prepare = { [weak self] view in self?.views[view.title] = view }
    }

    /// Returns the host of the stack in a view, shown or not.
    func stack(_ title: String) throws -> FakeStackHost { try #require(views[title]?.stack) }

    /// Returns the titles of the views whose hosts received a command, in order.
    func takeOrder() -> [Substring] {
      world.takeLog().compactMap { $0.split(separator: ":").first }
    }

    /// Shows the window; all following commands are acknowledged later.
    private func showAndHold() {
      _ = world.window
      _ = world.takeLog()
      world.answering = .later
    }

    /// Returns a sheet with a stack whose host has received its page and has not acknowledged it.
    static func fillingASheet() -> (Scene, sheets: ModalStore, inner: StackStore) {
      let scene = Scene()
      let sheets = scene.world.modal("")
      let inner = scene.world.stack("^#0", ["a"])
      scene.showAndHold()
      sheets.send(.presentSheet("sheet"))
      return (scene, sheets, inner)
    }

    /// Returns a page with such a stack, over a first page.
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

  @Test func `a sheet is shown with the pages of its stack`() throws {
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

  @Test func `a page is shown with its tabs and their contents, innermost first`() {
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
    let scene = Scene(preloadsOffscreen: false)
    let sheets = scene.world.modal("")
    scene.world.stack("^#0", ["a", "b", "c"])
    _ = scene.world.window
    sheets.send(.presentSheet("sheet"))
    #expect(scene.world.takeLog() == ["window: present sheet as sheet", "sheet: push a b c"])
  }

  @Test func `at the first rendering the outer containers are shown first`() {
    let scene = Scene()
    scene.world.stack("", ["a"])
    scene.world.stack("/a", ["x"])
    _ = scene.world.window
    #expect(scene.world.takeLog() == ["window: push a", "a: push x"])
  }

  @Test func `nothing is presented from a view that is still off screen`() {
    let scene = Scene()
    let sheets = scene.world.modal("")
    scene.world.stack("^#0", ["a"])
    scene.world.modal("^#0/a", "inner")
    _ = scene.world.window
    sheets.send(.presentSheet("sheet"))
    #expect(scene.takeOrder() == ["sheet", "window", "a"])
    #expect(scene.world.drawing() == "^sheet[a^inner]")
  }

  @Test func `a page that returns is up to date before it is shown`() throws {
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

  @Test func `content shown off screen delays its page until it is acknowledged`() throws {
    let (scene, _, _) = Scene.fillingASheet()
    #expect(scene.world.takeLog() == ["sheet: push a"])
    let waitsFor = try #require(scene.world.modalHandler?.waitsFor)
    #expect(waitsFor.hasPrefix("another host to acknowledge push([e1]), then present("))
    #expect(!scene.world.lane.isAtRest)
    try scene.stack("sheet").finish()
    #expect(scene.world.takeLog() == ["window: present sheet as sheet"])
    #expect(scene.world.lane.isAtRest)
  }

  @Test func `a host that refuses content off screen blocks nothing`() throws {
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

  @Test func `a host that is released during a command off screen blocks nothing`() {
    let (scene, _, _) = Scene.fillingASheet()
    scene.views["sheet"]?.stack = nil
    scene.world.lane.lookForHosts()
    #expect(scene.takeOrder() == ["sheet", "window"])
    #expect(scene.world.issues == [])
  }

  // A nested host that was released while the lane worked kept the page around it from being shown.
  // Now it counts as released (`Lane.look`).
  @Test func `no handler waits for a host that is let go before it is asked for its elements`() {
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

  @Test func `a host that detaches itself during a command off screen blocks nothing`() throws {
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

  @Test func `a page whose state changes while off screen is shown with the last one`() throws {
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

  @Test func `a window that leaves while a page is filled fills it anew when it is back`() throws {
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

  @Test func `a gesture delays content off screen as any other`() throws {
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
