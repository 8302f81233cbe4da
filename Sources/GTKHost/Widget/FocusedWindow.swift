#if GTK
  import CGTK

  /// Observes the window of this program that has the focus.
  @MainActor
  final class FocusedWindow {
    private let act: @MainActor (GTKWidget) -> Void
    private let signals = Signals()
    private var heard: [GTKWidget: Signals] = [:]

    /// Observes all windows, also new ones.
    ///
    /// - Parameter act: Called with the focused window, or with the window below a focused sheet or
    ///   dialog.
    init(_ act: @escaping @MainActor (GTKWidget) -> Void) {
      self.act = act
      guard let list = gtk_window_get_toplevels() else { return }
      signals.connect(UnsafeMutableRawPointer(list), "items-changed") { [weak self] _ in
        self?.listen()
        return false
      }
      listen()
    }

    /// Returns a Boolean value that indicates whether a window, or a dialog over it, has the focus.
    static func has(_ window: GTKWidget) -> Bool {
      toplevels.contains { gtk_window_is_active($0.cast()) != 0 && bottom(of: $0) == window }
    }

    private func listen() {
      var next: [GTKWidget: Signals] = [:]
      for window in Self.toplevels {
        if let known = heard[window] {
          next[window] = known
          continue
        }
        let signals = Signals()
        signals.connect(window, "notify::is-active") { [weak self] in
          if gtk_window_is_active(window.cast()) != 0 { self?.act(Self.bottom(of: window)) }
        }
        next[window] = signals
      }
      heard = next
    }

    private static var toplevels: [GTKWidget] {
      guard let list = gtk_window_get_toplevels() else { return [] }
      return (0..<g_list_model_get_n_items(list)).compactMap { index in
        guard let object = g_list_model_get_item(list, index) else { return nil }
        // The list still retains the object.
        g_object_unref(object)
        return object.assumingMemoryBound(to: GtkWidget.self)
      }
    }

    /// Returns the window below all sheets and dialogs.
    private static func bottom(of window: GTKWidget) -> GTKWidget {
      var window = window
      while let below = gtk_window_get_transient_for(window.cast()) {
        window = UnsafeMutableRawPointer(below).assumingMemoryBound(to: GtkWidget.self)
      }
      return window
    }
  }
#endif
