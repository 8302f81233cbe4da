#if GTK
  import CGTK
  import ComposableNavigation
  import XCTest

  @testable import GTKHost

  /// The keyboard focus follows the navigation.
  final class FocusTests: XCTestCase {
    private typealias Modal = ModalNavigation<String>
    private typealias Stack = StackNavigation<String>
    private typealias Tabs = TabNavigation<String>

    /// Makes pages of two buttons.
    private struct Pages: ViewProviding {
      func makePresentable(for item: String) -> GTKView { Buttons(item) }
    }

    @MainActor
    func testTheFocusGoesToAPushedPageAndBackToTheWidgetThatLedAway() async throws {
      for isAnimated in [true, false] {
        let display = try TestDisplay(seconds: 20)
        let store = Store(initialState: Stack.State(items: ["a"])) { Stack() }
        let host = GTKStack(store: store, viewProvider: Pages())
        host.setAttached(true)
        display.show(host.widget)
        Animations.set(isAnimated, gtk_widget_get_settings(host.widget))
        let first = try XCTUnwrap(host.views.first as? Buttons)
        gtk_widget_grab_focus(first.second)
        store.send(.pushItem("b"))
        XCTAssertTrue(display.wait(seconds: 5) { !host.isMoving })
        XCTAssertEqual((host.views.last as? Buttons)?.hasFocus, true)
        host.back()
        XCTAssertTrue(display.wait(seconds: 5) { !host.isMoving })
        XCTAssertTrue(first.hasFocusAtSecond)
      }
    }

    @MainActor
    func testTheFocusGoesToACoverAndBackToTheWidgetThatLedAway() async throws {
      for isAnimated in [true, false] {
        let display = try TestDisplay(seconds: 20)
        let store = Store(initialState: Modal.State()) { Modal() }
        let below = Buttons("below")
        let host = below.withModal(store: store, viewProvider: Pages())
        host.setAttached(true)
        display.show(host.widget)
        Animations.set(isAnimated, gtk_widget_get_settings(host.widget))
        gtk_widget_grab_focus(below.second)
        store.send(.set(Modal.StyledItem(item: "cover", style: .fullScreen)))
        XCTAssertTrue(display.wait(seconds: 5) { !host.isMoving })
        XCTAssertEqual((host.presented as? Buttons)?.hasFocus, true)
        store.send(.dismiss())
        XCTAssertTrue(display.wait(seconds: 5) { !host.isMoving })
        XCTAssertTrue(below.hasFocusAtSecond)
      }
    }

    @MainActor
    func testTheFocusGoesToASheetAndBackToTheWidgetThatLedAway() async throws {
      let display = try TestDisplay(seconds: 20)
      let store = Store(initialState: Modal.State()) { Modal() }
      let below = Buttons("below")
      let host = below.withModal(store: store, viewProvider: Pages())
      host.setAttached(true)
      display.show(host.widget)
      gtk_widget_grab_focus(below.second)
      store.send(.presentSheet("sheet"))
      let sheet = try XCTUnwrap(host.presented as? Buttons)
      XCTAssertTrue(display.wait(seconds: 5) { sheet.hasFocus })
      store.send(.dismiss())
      XCTAssertTrue(display.wait(seconds: 5) { below.hasFocusAtSecond })
    }

    @MainActor
    func testTheFocusGoesToTheSelectedTabAndBackToItsWidget() async throws {
      let display = try TestDisplay(seconds: 20)
      let store = Store(initialState: Tabs.State(items: ["a", "b"])) { Tabs() }
      let host = GTKTabs(store: store, viewProvider: Pages())
      host.setAttached(true)
      display.show(host.widget)
      let (first, second) = (host.views[0] as? Buttons, host.views[1] as? Buttons)
      gtk_widget_grab_focus(try XCTUnwrap(first).second)
      store.send(.setActiveIndex(1))
      XCTAssertTrue(display.wait(seconds: 5) { second?.hasFocus == true })
      store.send(.setActiveIndex(0))
      XCTAssertTrue(display.wait(seconds: 5) { first?.hasFocusAtSecond == true })
    }
  }
#endif
