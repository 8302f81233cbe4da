#if GTK
  import CGTK
  import Foundation
  import XCTest

  @testable import GTKHost

  /// A window on the display of the tests, and the turns of GLib's loop.
  @MainActor
  final class TestDisplay {
    private let loop: GTKLoop
    private let window: GTKWidget
    /// The moment after which nothing is waited for any more, by GLib's clock.
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
    }

    isolated deinit {
      gtk_window_destroy(window.cast())
      g_object_unref(window)
    }

    /// Shows a widget alone, over everything that was shown.
    func show(_ widget: GTKWidget) {
      Covers.empty(window)
      adw_window_set_content(window.cast(), Covers.makePlace(in: window, for: widget))
      gtk_window_present(window.cast())
      _ = wait { gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_width(widget) > 0 }
    }

    /// Lets GTK work until something is so.
    ///
    /// - Returns: False when the time is over.
    func wait(until isSo: () -> Bool) -> Bool { wait(seconds: 3600, until: isSo) }

    /// Lets GTK work until something is so, for some seconds at the most.
    ///
    /// - Returns: False when the time is over.
    func wait(seconds: Int, until isSo: () -> Bool) -> Bool {
      let end = min(deadline, g_get_monotonic_time() + gint64(seconds) * 1_000_000)
      while !isSo() {
        guard g_get_monotonic_time() < end else { return false }
        if g_main_context_iteration(nil, 0) == 0 { usleep(300) }
      }
      return true
    }

    /// Does something by `xdotool`, as a person does, and lets GTK work meanwhile.
    ///
    /// - Throws: When there is no `xdotool`.
    func run(_ words: String...) throws {
      let tool = Process()
      tool.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
      tool.arguments = words
      try tool.run()
      XCTAssertTrue(wait { !tool.isRunning })
      XCTAssertEqual(tool.terminationStatus, 0)
    }

    /// Clicks on a widget with the mouse of the display.
    ///
    /// - Throws: When there is no `xdotool`.
    func click(_ widget: GTKWidget) throws {
      // Bars slide in, and a click meets what lies there when it comes.
      let begin = g_get_monotonic_time() + 400_000
      _ = wait { g_get_monotonic_time() > begin }
      _ = wait { gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_width(widget) > 0 }
      let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
      var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
      gtk_widget_translate_coordinates(
        widget,
        window,
        Double(width) / 2,
        Double(height) / 2,
        &x,
        &y
      )
      gtk_native_get_surface_transform(window.opaque, &left, &top)
      // Without a window manager a window lies in the corner.
      let mouse = Process()
      mouse.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
      mouse.arguments = [
        "mousemove", "\(Int(x + left))", "\(Int(y + top))", "sleep", "0.1", "click", "1",
      ]
      try mouse.run()
      XCTAssertTrue(wait { !mouse.isRunning })
      let rest = g_get_monotonic_time() + 100_000
      _ = wait { g_get_monotonic_time() > rest }
    }

    /// Lets GTK do everything that it has to do now.
    func drain() { while g_main_context_iteration(nil, 0) != 0 {} }
  }
#endif
