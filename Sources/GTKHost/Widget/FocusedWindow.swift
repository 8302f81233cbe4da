#if GTK
  import CGTK

  /// The window of this program that has the focus, as the window manager says.
  @MainActor
  final class FocusedWindow {
    private let act: @MainActor (GTKWidget) -> Void
    private let signals = Signals()
    private var heard: [GTKWidget: Signals] = [:]

    /// Listens to all windows, also those that are made later.
    ///
    /// - Parameter act: Hears of a window that has the focus; of a sheet or a dialog that has it, the
    ///   window below.
    init(_ act: @escaping @MainActor (GTKWidget) -> Void) {
      self.act = act
      guard let list = gtk_window_get_toplevels() else { return }
      signals.connect(UnsafeMutableRawPointer(list), "items-changed") { [weak self] _ in
        self?.listen()
        return false
      }
      listen()
    }

    /// Tells whether a window has the focus, or a sheet or a dialog over it.
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
        // The list keeps it.
        g_object_unref(object)
        return object.assumingMemoryBound(to: GtkWidget.self)
      }
    }

    /// The window below all sheets and dialogs.
    private static func bottom(of window: GTKWidget) -> GTKWidget {
      var window = window
      while let below = gtk_window_get_transient_for(window.cast()) {
        window = UnsafeMutableRawPointer(below).assumingMemoryBound(to: GtkWidget.self)
      }
      return window
    }
  }
#endif
