#if GTK
  import CGTK
  import ComposableNavigation
  import XCTest

  @testable import GTKHost

  /// User acts that the host contract does not cover.
  final class UserActTests: XCTestCase {
    private typealias Modal = ModalNavigation<String>
    private typealias Stack = StackNavigation<String>

    /// Makes a dialog of each item and counts the answers.
    @MainActor
    private final class Dialogs: ViewProviding {
      let isDismissible: Bool
      let hasCancel: Bool
      var answers: [Int] = []

      init(isDismissible: Bool, hasCancel: Bool) {
        (self.isDismissible, self.hasCancel) = (isDismissible, hasCancel)
      }

      func makePresentable(for item: String) -> GTKView {
        let dialog = GTKDialog(
          title: item,
          message: "Text",
          buttons: [("Delete", .destructive), ("Keep", hasCancel ? .cancel : .default)]
        ) { [weak self] in self?.answers.append($0) }
        dialog.isDismissible = isDismissible
        return dialog
      }
    }

    private struct Pages: ViewProviding {
      var kept: String?

      func makePresentable(for item: String) -> GTKView {
        GTKPage(title: item, content: gtk_label_new(item))
      }

      var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
        { $0.item == kept ? LeaveBlocker("It is not saved.") : nil }
      }
    }

    /// The message dialog on screen, or nil.
    @MainActor
    private var dialog: GTKWidget? {
      let windows = gtk_window_get_toplevels()
      for index in 0..<g_list_model_get_n_items(windows) {
        guard let object = g_list_model_get_item(windows, index) else { continue }
        g_object_unref(object)
        let widget = object.assumingMemoryBound(to: GtkWidget.self)
        let type = adw_message_dialog_get_type()
        let isDialog =
          g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
        if isDialog, gtk_widget_get_mapped(widget) != 0 { return widget }
      }
      return nil
    }

    @MainActor
    func testAnAlertWithoutACancelButtonIsNotClosed() async throws {
      let display = try TestDisplay(seconds: 20)
      let (store, _, _) = present(Dialogs(isDismissible: false, hasCancel: false), display)
      let window = try XCTUnwrap(dialog)
      gtk_window_close(window.cast())
      display.drain()
      XCTAssertEqual(store.state.item, "Sure?")
      XCTAssertEqual(dialog, window)
      store.send(.dismiss())
      XCTAssertNil(dialog)
    }

    @MainActor
    func testAConfirmationDialogIsDismissedByClosingIt() async throws {
      let display = try TestDisplay(seconds: 20)
      let (store, _, _) = present(Dialogs(isDismissible: true, hasCancel: false), display)
      gtk_window_close(try XCTUnwrap(dialog).cast())
      XCTAssertNil(store.state.item)
      XCTAssertNil(dialog)
    }

    @MainActor
    func testEscapeTapsTheCancelButtonOfADialog() async throws {
      let display = try TestDisplay(seconds: 20)
      let dialogs = Dialogs(isDismissible: false, hasCancel: true)
      let (store, _, _) = present(dialogs, display)
      let window = try XCTUnwrap(dialog)
      XCTAssertTrue(display.wait(seconds: 5) { gtk_window_is_active(window.cast()) != 0 })
      try display.run("key", "Escape")
      XCTAssertTrue(display.wait(seconds: 5) { !dialogs.answers.isEmpty })
      XCTAssertEqual(dialogs.answers, [1])
      // The state decides whether the dialog closes.
      XCTAssertEqual(dialog, window)
      store.send(.dismiss())
      XCTAssertNil(dialog)
    }

    @MainActor
    func testAnAnswerIsGivenOnceAndTheStateDecidesWhetherTheDialogGoes() async throws {
      let display = try TestDisplay(seconds: 20)
      let dialogs = Dialogs(isDismissible: false, hasCancel: true)
      let (store, _, _) = present(dialogs, display)
      adw_message_dialog_response(try XCTUnwrap(dialog).cast(), "1")
      display.drain()
      XCTAssertEqual(dialogs.answers, [1])
      XCTAssertNotNil(dialog)
      store.send(.dismiss())
      XCTAssertNil(dialog)
      XCTAssertEqual(dialogs.answers, [1])
    }

    @MainActor
    func testWhatStaysIsNotLeft() async throws {
      let display = try TestDisplay(seconds: 20)
      // Asks instead of closing, as `guarded` does.
      let asking = Reduce<Stack.State, Stack.Action> { state, action in
        if case .remove(_, cause: .user, animated: _) = action { return .none }
        return Stack().reduce(into: &state, action: action)
      }
      let store = Store(initialState: Stack.State(items: ["list", "draft"])) { asking }
      let host = GTKStack()
      let handler = StackNavigationHandler(store: store, viewProvider: Pages(kept: "draft"))
      host.setAttached(true)
      display.show(host.widget)
      handler.setup(with: host)
      XCTAssertEqual(host.seen.map(\.title), ["list", "draft"])
      XCTAssertEqual(adw_leaflet_get_can_navigate_back(host.widget.opaque), 0)
      click(try XCTUnwrap((host.front as? GTKPage)?.visibleBackButton))
      display.drain()
      XCTAssertEqual(host.seen.map(\.title), ["list", "draft"])
      XCTAssertEqual(store.state.items, ["list", "draft"])
    }

    @MainActor
    func testACommandIsAnsweredWhenTheTransitionHasEndedAndNotBefore() async throws {
      let display = try TestDisplay(seconds: 20)
      let store = Store(initialState: Stack.State(items: ["a"])) { Stack() }
      let host = GTKStack()
      let handler = StackNavigationHandler(store: store, viewProvider: Pages())
      host.setAttached(true)
      display.show(host.widget)
      Animations.set(true, gtk_widget_get_settings(host.widget))
      handler.setup(with: host)
      store.send(.pushItem("b"))
      XCTAssertTrue(host.isMoving)
      XCTAssertNotNil(handler.waitsFor)
      XCTAssertTrue(display.wait { !host.isMoving })
      XCTAssertNil(handler.waitsFor)
      XCTAssertEqual(host.seen.map(\.title), ["a", "b"])
    }

    @MainActor
    func testASwipeTellsHowFarItHasGone() async throws {
      let display = try TestDisplay(seconds: 20)
      let store = Store(initialState: Stack.State(items: ["a", "b"])) { Stack() }
      let host = GTKStack()
      let handler = StackNavigationHandler(store: store, viewProvider: Pages())
      host.setAttached(true)
      display.show(host.widget)
      Animations.set(true, gtk_widget_get_settings(host.widget))
      handler.setup(with: host)
      var heard: [Double?] = []
      handler.onGestureMoved = { heard.append($0) }
      // As after a swipe that the user lets go.
      _ = adw_leaflet_navigate(host.widget.opaque, ADW_NAVIGATION_DIRECTION_BACK)
      XCTAssertTrue(display.wait { !host.isMoving })
      XCTAssertEqual(store.state.items, ["a"])
      let fractions = heard.dropLast().compactMap(\.self)
      XCTAssertEqual(fractions.count, heard.count - 1)
      XCTAssertEqual(heard.last, .some(nil))
      XCTAssertGreaterThan(fractions.count, 1)
      XCTAssertTrue(fractions.allSatisfy { (0...1).contains($0) })
      let count = heard.count
      store.send(.pushItem("c"))
      XCTAssertTrue(display.wait { !host.isMoving })
      XCTAssertEqual(heard.count, count)
    }

    @MainActor
    func testASheetGoesWithItsHost() async throws {
      let display = try TestDisplay(seconds: 20)
      let before = g_list_model_get_n_items(gtk_window_get_toplevels())
      do {
        let host = GTKModal(over: GTKPage(title: "below", content: gtk_label_new("below")))
        host.setAttached(true)
        display.show(host.widget)
        let store = Store(initialState: Modal.State()) { Modal() }
        let handler = ModalNavigationHandler(store: store, viewProvider: Pages())
        handler.setup(with: host)
        store.send(.presentSheet("sheet"))
        XCTAssertEqual(g_list_model_get_n_items(gtk_window_get_toplevels()), before + 1)
      }
      XCTAssertEqual(g_list_model_get_n_items(gtk_window_get_toplevels()), before)
    }

    @MainActor
    func testATapOnTheSelectedTabIsReported() async throws {
      let display = try TestDisplay(seconds: 20)
      let host = GTKTabs()
      let store = Store(initialState: TabNavigation<String>.State(items: ["a", "b"])) {
        TabNavigation<String>()
      }
      let handler = TabNavigationHandler(store: store, viewProvider: Pages())
      host.setAttached(true)
      display.show(host.widget)
      handler.setup(with: host)
      var reports: [HostReport] = []
      let receive = host.onReport
      host.onReport = { report in
        reports.append(report)
        receive?(report)
      }
      let (first, second) = (host.shown.elements[0], host.shown.elements[1])
      let buttons = try XCTUnwrap(host.bar).buttons
      for index in [0, 1, 1] { try display.click(buttons[index]) }
      XCTAssertEqual(reports, [.selected(first), .selected(second), .selected(second)])
      XCTAssertEqual(store.state.activeItem, "b")
    }

    @MainActor
    func testEachControlHasAName() async throws {
      let display = try TestDisplay(seconds: 20)
      let page = GTKPage(title: "Inbox", content: gtk_label_new("a"))
      page.setBackAction {}
      display.show(page.widget)
      let button = try XCTUnwrap(page.visibleBackButton)
      let tabs = GTKTabs()
      for widget in [page.widget, button, try XCTUnwrap(tabs.bar).widget] {
        let has = gtk_test_accessible_has_property(
          widget.opaque,
          GTK_ACCESSIBLE_PROPERTY_LABEL
        )
        XCTAssertEqual(has, 1)
      }
    }

    /// Presents a dialog over a page.
    @MainActor
    private func present(
      _ dialogs: Dialogs,
      _ display: TestDisplay
    ) -> (Store<Modal.State, Modal.Action>, GTKModal, ModalNavigationHandler<Dialogs>) {
      let store = Store(initialState: Modal.State()) { Modal() }
      let host = GTKModal(over: GTKPage(title: "below", content: gtk_label_new("below")))
      host.setAttached(true)
      display.show(host.widget)
      let handler = ModalNavigationHandler(store: store, viewProvider: dialogs)
      handler.setup(with: host)
      host.keep(handler)
      kept.append(host)
      store.send(.set(Modal.StyledItem(item: "Sure?", style: .alert)))
      return (store, host, handler)
    }

    /// The hosts of this test.
    @MainActor private var kept: [GTKModal] = []
  }
#endif
