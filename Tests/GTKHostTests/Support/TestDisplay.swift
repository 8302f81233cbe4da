#if GTK
  import CGTK
  import Foundation
  import XCTest

  @testable import GTKHost

  /// A window on the display of the tests, and the iterations of GLib's loop.
  @MainActor
  final class TestDisplay {
    private let loop: GTKLoop
    private let window: GTKWidget
    private let signals = Signals()
    private var clicks = 0
    /// The time at which waiting ends, by GLib's clock.
    private let deadline: gint64

    /// Connects to the display.
    ///
    /// - Parameter seconds: The time that a test may take.
    /// - Throws: An `XCTSkip` without a display.
    init(seconds: Int) throws {
      do {
        loop = try GTKLoop()
      } catch {
        throw XCTSkip("there is no display: run by xvfb-run")
      }
      window = adw_window_new()
      g_object_ref_sink(window)
      gtk_window_set_default_size(window.cast(), 400, 300)
      deadline = g_get_monotonic_time() + gint64(seconds) * 1_000_000
      countClicks()
    }

    isolated deinit {
      signals.disconnectAll()
      gtk_window_destroy(window.cast())
      g_object_unref(window)
    }

    /// Shows a widget alone, in place of everything that was shown.
    func show(_ widget: GTKWidget) {
      Covers.empty(window)
      adw_window_set_content(window.cast(), Covers.makePlace(in: window, for: widget))
      gtk_window_present(window.cast())
      _ = wait { gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_width(widget) > 0 }
    }

    /// Gives the window another width.
    func resize(width: gint) { gtk_window_set_default_size(window.cast(), width, 300) }

    /// Runs GTK until a condition holds.
    ///
    /// - Returns: False if the time is over.
    func wait(until isSo: () -> Bool) -> Bool { wait(seconds: 3600, until: isSo) }

    /// Runs GTK until a condition holds, for at most some seconds.
    ///
    /// - Returns: False if the time is over.
    func wait(seconds: Int, until isSo: () -> Bool) -> Bool {
      let end = min(deadline, g_get_monotonic_time() + gint64(seconds) * 1_000_000)
      while !isSo() {
        guard g_get_monotonic_time() < end else { return false }
        if g_main_context_iteration(nil, 0) == 0 { usleep(300) }
      }
      return true
    }

    /// Runs `xdotool` to act as the user, and runs GTK meanwhile.
    ///
    /// - Throws: If `xdotool` is not installed or fails.
    func run(_ words: String...) throws {
      let tool = Process()
      tool.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
      tool.arguments = words
      try tool.run()
      guard wait(seconds: 10, until: { !tool.isRunning }) else {
        tool.terminate()
        throw TestDisplayError.tool(words, status: nil)
      }
      guard tool.terminationStatus == 0 else {
        throw TestDisplayError.tool(words, status: tool.terminationStatus)
      }
    }

    /// Clicks a widget with the mouse of the display.
    ///
    /// - Throws: If `xdotool` is not installed or the widget is not visible.
    func click(_ widget: GTKWidget) throws {
      // The click reaches the widget that is there when the event arrives.
      guard wait(seconds: 5, until: { isAtRest(widget) }) else {
        throw TestDisplayError.notAtRest
      }
      var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
      gtk_widget_translate_coordinates(
        widget,
        window,
        Double(gtk_widget_get_width(widget)) / 2,
        Double(gtk_widget_get_height(widget)) / 2,
        &x,
        &y
      )
      gtk_native_get_surface_transform(window.opaque, &left, &top)
      let before = clicks
      // Without a window manager, a window is in the corner of the display.
      try run("mousemove", "\(Int(x + left))", "\(Int(y + top))", "click", "1")
      XCTAssertTrue(wait(seconds: 5) { self.clicks > before })
      drain()
    }

    /// Returns a Boolean value that indicates whether a widget is visible and nothing around it is
    /// sliding in.
    private func isAtRest(_ widget: GTKWidget) -> Bool {
      guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_width(widget) > 0 else {
        return false
      }
      var outer = gtk_widget_get_parent(widget)
      while let next = outer {
        let isRevealer =
          String(cString: gtk_widget_get_css_name(next)) == "revealer"
        if isRevealer, gtk_revealer_get_child_revealed(next.opaque) == 0 { return false }
        outer = gtk_widget_get_parent(next)
      }
      return true
    }

    /// Counts all releases of mouse buttons.
    private func countClicks() {
      guard let events = gtk_event_controller_legacy_new() else { return }
      gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(window, events)
      signals.connect(UnsafeMutableRawPointer(events), "event") { [weak self] arguments in
        guard let values = arguments.values, let event = g_value_peek_pointer(values + 1) else {
          return false
        }
        if gdk_event_get_event_type(OpaquePointer(event)) == GDK_BUTTON_RELEASE {
          self?.clicks += 1
        }
        return false
      }
    }

    /// Lets GTK process all pending events.
    func drain() { while g_main_context_iteration(nil, 0) != 0 {} }
  }

  /// The reason why an act of the user cannot be done.
  enum TestDisplayError: Error {
    case notAtRest
    case tool([String], status: Int32?)
  }
#endif
