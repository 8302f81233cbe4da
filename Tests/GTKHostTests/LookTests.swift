#if GTK
  import CGTK
  import ComposableNavigation
  import TerminalHost
  import XCTest

  @testable import GTKHost
  @testable import GTKRunner

  /// The rules of GNOME's design that can be read off the widgets.
  final class LookTests: XCTestCase {
    private typealias Tabs = TabNavigation<String>

    private struct Pages: ViewProviding {
      var icon: String?
      var first: GTKView?

      func makePresentable(for item: String) -> GTKView {
        if item == "a", let first { return first }
        let view = GTKPage(title: item, content: gtk_label_new(item))
        view.tabIcon = icon
        return view
      }
    }

    /// Makes tabs in a display.
    @MainActor
    private func makeTabs(_ pages: Pages, _ display: TestDisplay) -> GTKTabs {
      let store = Store(initialState: Tabs.State(items: ["a", "b"])) { Tabs() }
      let host = GTKTabs(store: store, viewProvider: pages)
      host.setAttached(true)
      display.show(host.widget)
      return host
    }

    /// The visible switchers of tabs.
    @MainActor
    private func switchers(in widget: GTKWidget) -> [GTKWidget] {
      widget.descendants("viewswitcher").filter { gtk_widget_get_mapped($0) != 0 }
    }

    @MainActor
    func testTheSwitcherIsInTheHeaderFrom550PixelsOn() async throws {
      let display = try TestDisplay(seconds: 20)
      let host = makeTabs(Pages(), display)
      let page = try XCTUnwrap(host.front as? GTKPage)
      let bar = try XCTUnwrap(host.bar).widget
      XCTAssertTrue(display.wait(seconds: 5) { self.switchers(in: bar).count == 1 })
      XCTAssertTrue(page.headerBar.descendants("viewswitcher").isEmpty)
      display.resize(width: 600)
      XCTAssertTrue(display.wait(seconds: 5) { self.switchers(in: page.headerBar).count == 1 })
      XCTAssertTrue(display.wait(seconds: 5) { self.switchers(in: bar).isEmpty })
      let switcher = try XCTUnwrap(switchers(in: page.headerBar).first)
      try display.click(switcher.descendants("button")[1])
      XCTAssertEqual(host.front?.title, "b")
      var reports: [HostReport] = []
      host.onReport = { reports.append($0) }
      let next = try XCTUnwrap(switchers(in: try XCTUnwrap(host.front).widget).first)
      try display.click(next.descendants("button")[1])
      XCTAssertEqual(reports, [.selected(host.shown.elements[1])])
      display.resize(width: 400)
      XCTAssertTrue(display.wait(seconds: 5) { self.switchers(in: bar).count == 1 })
      XCTAssertTrue(page.headerBar.descendants("viewswitcher").isEmpty)
    }

    @MainActor
    func testAPushedPageHasItsTitleInsteadOfTheSwitcher() async throws {
      let display = try TestDisplay(seconds: 20)
      let store = Store(initialState: StackNavigation<String>.State(items: ["root"])) {
        StackNavigation<String>()
      }
      let stack = GTKStack(store: store, viewProvider: Pages())
      let tabs = GTKTabs()
      let handler = TabNavigationHandler(
        store: Store(initialState: Tabs.State(items: ["a", "b"])) { Tabs() },
        viewProvider: Pages(first: stack)
      )
      handler.setup(with: tabs)
      tabs.setAttached(true)
      display.resize(width: 600)
      display.show(tabs.widget)
      XCTAssertTrue(display.wait(seconds: 5) { self.switchers(in: stack.widget).count == 1 })
      store.send(.pushItem("page"))
      XCTAssertTrue(display.wait(seconds: 5) { !stack.isMoving })
      XCTAssertTrue(display.wait(seconds: 5) { self.switchers(in: stack.widget).isEmpty })
      stack.back()
      XCTAssertTrue(display.wait(seconds: 5) { self.switchers(in: stack.widget).count == 1 })
    }

    @MainActor
    func testATabHasAnIconOnlyIfItIsNamed() async throws {
      for icon in [nil, "user-home-symbolic"] {
        let display = try TestDisplay(seconds: 20)
        let bar = try XCTUnwrap(makeTabs(Pages(icon: icon), display).bar)
        display.drain()
        let icons = bar.buttons.flatMap { $0.descendants("indicatorbin") }
        XCTAssertFalse(icons.isEmpty)
        XCTAssertTrue(icons.allSatisfy { (gtk_widget_get_visible($0) != 0) == (icon != nil) })
      }
    }

    @MainActor
    func testHeaderBarsOfColumnsAreOfOneHeight() async throws {
      let display = try TestDisplay(seconds: 20)
      let pages = [1, 2].map { GTKPage(title: "\($0)", content: gtk_label_new("a")) }
      pages[0].setEndsWindow(false)
      pages[1].setBackAction {}
      let box = cgtk_made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      for page in pages { gtk_box_append(box.cast(), page.widget) }
      display.show(box)
      XCTAssertEqual(
        gtk_widget_get_height(pages[0].headerBar),
        gtk_widget_get_height(pages[1].headerBar)
      )
    }

    @MainActor
    func testCancelIsToTheLeftOfTheDestructiveButton() async throws {
      let display = try TestDisplay(seconds: 20)
      let parent = cgtk_made(gtk_label_new("below"))
      display.show(parent)
      let dialog = GTKDialog(
        title: "Sure?",
        message: nil,
        buttons: [("Delete", .destructive), ("Keep", .cancel)]
      ) { _ in }
      let surface = DialogSurface(dialog, over: try XCTUnwrap(parent.window)) {}
      surface.show(animated: false)
      let window = surface.window
      XCTAssertTrue(display.wait(seconds: 5) { gtk_widget_get_mapped(window) != 0 })
      // The dialog has the buttons once more, for a narrow window.
      let buttons = window.descendants("button").filter { gtk_widget_get_child_visible($0) != 0 }
      XCTAssertEqual(buttons.compactMap(\.label).prefix(2), ["Keep", "Delete"])
      surface.hide(animated: false)
    }

    @MainActor
    func testOnlyALinkHasAnArrow() async throws {
      let kinds: [TerminalRow.Kind] = [
        .link, .action, .radio(isOn: true), .radio(isOn: false), .check(isOn: true),
      ]
      let page = try makePage(kinds.map { TerminalRow("row", runs: "run", as: $0) })
      let arrows = page.widget.descendants("row").map { row in
        row.descendants("image").contains { image in
          gtk_image_get_icon_name(image.opaque).map { String(cString: $0) } == "go-next-symbolic"
        }
      }
      XCTAssertEqual(arrows, [true, false, false, false, false])
      XCTAssertEqual(page.widget.descendants("radio").count, 2)
      XCTAssertEqual(page.widget.descendants("check").count, 1)
    }

    @MainActor
    func testButtonsOfAPageAreButtonsAndTheFirstOneIsSuggested() async throws {
      var chosen: [TerminalRow.Choice] = []
      let page = try makePage([
        TerminalRow("name", runs: "choose name", as: .radio(isOn: true)), "",
        TerminalRow("Sort", runs: "apply", as: .button),
        TerminalRow("Cancel", runs: "dismiss", as: .button, role: .cancel),
      ]) { chosen.append($0) }
      let buttons = page.widget.descendants("scrolledwindow")[0].descendants("button")
      XCTAssertEqual(buttons.compactMap(\.label), ["Sort", "Cancel"])
      XCTAssertEqual(
        buttons.map { gtk_widget_has_css_class($0, "suggested-action") != 0 },
        [true, false]
      )
      let display = try TestDisplay(seconds: 20)
      display.show(page.widget)
      for button in buttons { try display.click(button) }
      XCTAssertEqual(chosen, [.line("apply"), .line("dismiss")])
    }

    @MainActor
    func testColumnsOfRowsAlign() async throws {
      let display = try TestDisplay(seconds: 20)
      let page = try makePage([
        "Code       AF", TerminalRow("Continent  Asia", runs: "continent", as: .link),
      ])
      display.show(page.widget)
      let rows = page.widget.descendants("row")
      XCTAssertEqual(rows.count, 2)
      let ends = rows.map { row in
        row.descendants("label").last.map { label in
          var (x, y) = (0.0, 0.0)
          gtk_widget_translate_coordinates(label, row, 0, 0, &x, &y)
          return x
        }
      }
      XCTAssertNotNil(ends[0])
      XCTAssertEqual(ends[0], ends[1])
    }

    @MainActor
    func testItemsOfAMenuAreInTitleCase() async {
      let offers = [
        OffersMenu.Offer(line: "pop-to", asks: true),
        OffersMenu.Offer(line: "plan free or paid", asks: false),
      ]
      XCTAssertEqual(offers.map(\.title), ["Pop To…", "Plan Free or Paid"])
    }

    /// Makes the page of rows.
    @MainActor
    private func makePage(
      _ rows: [TerminalRow],
      choose: @escaping @MainActor (TerminalRow.Choice) -> Void = { _ in }
    ) throws -> RowsPage {
      _ = try TestDisplay(seconds: 5)
      return RowsPage(TerminalScreen(title: "page", rows: rows), choose: choose)
    }
  }

  extension GTKWidget {
    /// The label of a button.
    fileprivate var label: String? {
      gtk_button_get_label(cast()).map { String(cString: $0) }
    }
  }
#endif
