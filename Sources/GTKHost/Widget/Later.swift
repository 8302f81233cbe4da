#if GTK
  import CGTK

  /// Calls closures in a later turn of GLib's loop.
  @MainActor
  enum Later {
    /// Calls a closure after GTK's current work, such as a size allocation.
    static func run(_ act: @escaping @MainActor () -> Void) {
      let box = Unmanaged.passRetained(LaterAct(act))
      // High priority, so that it runs before the next frame.
      g_idle_add_full(
        G_PRIORITY_HIGH_IDLE,
        { data in
          guard let data else { return 0 }
          let act = Unmanaged<LaterAct>.fromOpaque(data).takeUnretainedValue()
          // GLib's loop runs on the main thread.
          MainActor.assumeIsolated { act.act() }
          return 0
        },
        box.toOpaque(),
        { data in
          if let data { Unmanaged<LaterAct>.fromOpaque(data).release() }
        }
      )
    }
  }

  private final class LaterAct: Sendable {
    let act: @MainActor () -> Void

    init(_ act: @escaping @MainActor () -> Void) { self.act = act }
  }
#endif
