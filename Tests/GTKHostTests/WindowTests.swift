#if GTK
  import CGTK
  import ComposableNavigation
  import NavigationTesting
  import XCTest

  @testable import GTKHost

  /// Windows with a window manager, which `.ci/gtk` starts for this suite alone.
  final class WindowTests: XCTestCase {
    private typealias Windows = WindowNavigation<String>

    private struct Pages: ViewProviding {
      var kept: String?
      var sheetHost: (@MainActor () -> GTKView?)?

      func makePresentable(for item: String) -> GTKView {
        if item == "sheet", let view = sheetHost?() { return view }
        return GTKPage(title: item, content: gtk_label_new(item))
      }

      var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
        { $0.item == kept ? LeaveBlocker("It is not saved.") : nil }
      }
    }

    @MainActor
    func testWindowsKeepTheContract() async throws {
      let display = try TestDisplay(seconds: 240)
      let contract = HostContract(depth: 2) { WindowsDriver($0, display) }
      let result = try contract.check()
      print(result)
      XCTAssertEqual(result.neverDone, [.endTransition])
    }

    @MainActor
    func testTheUserFocusingAnotherWindowIsReported() async throws {
      let display = try TestDisplay(seconds: 20)
      let (store, host) = try open(["inbox", "draft"], display)
      XCTAssertEqual(store.state.focusedItem, "inbox")
      try display.run("search", "--sync", "--onlyvisible", "--name", "draft", "windowactivate")
      XCTAssertTrue(display.wait(seconds: 5) { store.state.focusedItem == "draft" })
      XCTAssertEqual(host.front?.title, "draft")
      store.send(.focus(item: "inbox"))
      XCTAssertTrue(display.wait(seconds: 5) { host.seen == host.shown.elements[0] })
      XCTAssertEqual(store.state.focusedItem, "inbox")
      XCTAssertFalse(host.isFocusPending)
    }

    @MainActor
    func testAWindowThatIsOpenedOrClosedDoesNotMoveTheFocusOfTheState() async throws {
      let display = try TestDisplay(seconds: 20)
      let (store, host) = try open(["inbox"], display)
      var reports: [HostReport] = []
      let receive = host.onReport
      host.onReport = { report in
        reports.append(report)
        receive?(report)
      }
      store.send(.open("draft"))
      store.send(.open("sent"))
      store.send(.focus(item: "draft"))
      XCTAssertTrue(display.wait(seconds: 5) { host.seen == host.shown.elements[1] })
      store.send(.close())
      XCTAssertTrue(display.wait(seconds: 5) { host.seen == host.shown.selected })
      XCTAssertEqual(store.state.items, ["inbox", "sent"])
      XCTAssertEqual(store.state.focusedItem, "sent")
      XCTAssertEqual(reports, [])
    }

    @MainActor
    func testTheUserClosesAWindowButNotOneThatIsBlocked() async throws {
      let display = try TestDisplay(seconds: 20)
      let (store, host) = try open(["inbox", "draft"], display, kept: "inbox")
      var isEmpty = false
      host.onEmpty = { isEmpty = true }
      try display.run("key", "alt+F4")
      display.drain()
      XCTAssertEqual(store.state.items, ["inbox", "draft"])
      store.send(.focus(item: "draft"))
      XCTAssertTrue(display.wait(seconds: 5) { host.seen == host.shown.elements[1] })
      try display.run("key", "alt+F4")
      XCTAssertTrue(display.wait(seconds: 5) { store.state.items == ["inbox"] })
      XCTAssertFalse(isEmpty)
      store.send(.close())
      XCTAssertTrue(isEmpty)
    }

    @MainActor
    func testASheetGoesWithItsWindowAndDoesNotTakeTheFocusFromTheState() async throws {
      let display = try TestDisplay(seconds: 20)
      let (store, host) = try open(["inbox", "draft"], display)
      let before = g_list_model_get_n_items(gtk_window_get_toplevels())
      let sheets = Store(initialState: ModalNavigation<String>.State()) {
        ModalNavigation<String>()
      }
      let view = GTKModal(over: GTKPage(title: "under", content: gtk_label_new("under")))
      let handler = ModalNavigationHandler(store: sheets, viewProvider: Pages())
      handler.setup(with: view)
      view.keep(handler)
      sheetHost = view
      store.send(.open("sheet"))
      XCTAssertTrue(display.wait(seconds: 5) { host.seen == host.shown.elements[2] })
      sheets.send(.presentSheet("filter"))
      XCTAssertEqual(g_list_model_get_n_items(gtk_window_get_toplevels()), before + 2)
      let sheet = try XCTUnwrap(view.presented?.widget.window)
      XCTAssertTrue(display.wait(seconds: 5) { gtk_window_is_active(sheet.cast()) != 0 })
      XCTAssertEqual(host.seen, host.shown.elements[2])
      XCTAssertEqual(store.state.focusedItem, "sheet")
      store.send(.close(item: "sheet"))
      XCTAssertTrue(display.wait(seconds: 5) { host.seen == host.shown.selected })
      XCTAssertEqual(store.state.focusedItem, "inbox")
      XCTAssertEqual(gtk_widget_get_mapped(sheet), 0)
      XCTAssertNil(gtk_window_get_transient_for(sheet.cast()))
    }

    @MainActor
    func testAWindowThatTheReducerKeepsIsOpenedAgainWithItsCover() async throws {
      let display = try TestDisplay(seconds: 20)
      let (store, host) = try open(["inbox"], display, kept: "sheet", hasGuard: false)
      let covers = Store(initialState: ModalNavigation<String>.State()) {
        ModalNavigation<String>()
      }
      let view = GTKModal(over: GTKPage(title: "under", content: gtk_label_new("under")))
      let handler = ModalNavigationHandler(store: covers, viewProvider: Pages())
      handler.setup(with: view)
      view.keep(handler)
      sheetHost = view
      store.send(.open("sheet"))
      covers.send(.presentFullScreen("cover"))
      // The view keeps its widget until the widget is gone.
      let presented = try XCTUnwrap(view.presented)
      let cover = presented.widget
      XCTAssertTrue(display.wait(seconds: 5) { gtk_widget_get_mapped(cover) != 0 })
      let first = try XCTUnwrap(host.window(of: host.shown.elements[1]))
      gtk_window_close(first.cast())
      let second = try XCTUnwrap(host.window(of: host.shown.elements[1]))
      XCTAssertEqual(store.state.items, ["inbox", "sheet"])
      XCTAssertTrue(display.wait(seconds: 5) { gtk_widget_get_mapped(cover) != 0 })
      XCTAssertEqual(cover.window, second)
      covers.send(.dismiss())
      XCTAssertTrue(display.wait(seconds: 5) { gtk_widget_get_mapped(cover) == 0 })
      withExtendedLifetime(presented) {}
      XCTAssertNotEqual(gtk_widget_get_mapped(view.widget), 0)
    }

    /// The modal host of the window's view.
    @MainActor private var sheetHost: GTKModal?

    /// Opens windows and focuses the first one.
    @MainActor
    private func open(
      _ items: [String],
      _ display: TestDisplay,
      kept: String? = nil,
      hasGuard: Bool = true
    ) throws -> (Store<Windows.State, Windows.Action>, GTKWindows) {
      let asking = Reduce<Windows.State, Windows.Action> { state, action in
        if case .close(.entries(let ids), cause: .user, animated: _) = action,
          ids.contains(where: { state[id: $0] == kept })
        {
          return .none
        }
        return Windows().reduce(into: &state, action: action)
      }
      let store = Store(initialState: Windows.State(items: items, focusedItem: items.first)) {
        asking
      }
      let host = GTKWindows(title: "Windows", width: 300, height: 200)
      let pages = Pages(kept: hasGuard ? kept : nil) { [weak self] in self?.sheetHost }
      let handler = WindowNavigationHandler(store: store, viewProvider: pages)
      handler.setup(with: host)
      host.keep(handler)
      host.show()
      XCTAssertTrue(display.wait(seconds: 5) { host.seen == host.shown.elements.first })
      return (store, host)
    }
  }
#endif
