#if GTK
  import CGTK
  import Glibc

  /// GLib's main loop, which also runs Swift's main actor.
  ///
  /// ```swift
  /// @main enum Main {
  ///   @MainActor static func main() throws {
  ///     let loop = try GTKLoop()
  ///     let window = GTKWindow(title: "Notes")
  ///     window.onClose = {
  ///       loop.end()
  ///       return true
  ///     }
  ///     window.show(makeRoot())
  ///     loop.run()
  ///   }
  /// }
  /// ```
  ///
  /// Create it before you use GTK, and call ``run()`` from a `main` that is not `async`.
  @MainActor
  public final class GTKLoop {
    private let loop = g_main_loop_new(nil, 0)

    /// Connects to the display.
    ///
    /// - Throws: ``GTKLoopError/noDisplay`` if there is none.
    public init() throws(GTKLoopError) {
      guard gtk_init_check() != 0 else { throw .noDisplay }
      adw_init()
    }

    isolated deinit { g_main_loop_unref(loop) }

    /// Runs the loop, with the main actor's tasks, until ``end()`` is called.
    public func run() {
      let queue = MainQueueSource()
      g_main_loop_run(loop)
      queue.end()
    }

    /// Makes ``run()`` return.
    public func end() { g_main_loop_quit(loop) }
  }

  /// A source of GLib's loop that runs the main queue.
  @MainActor
  private struct MainQueueSource {
    private let id: guint

    init() {
      id = g_unix_fd_add(
        _dispatch_get_main_queue_handle_4CF(),
        G_IO_IN,
        { descriptor, _, _ in
          // The descriptor counts events: unless it is read, it stays ready, and GTK never draws.
          var count: UInt64 = 0
          _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        },
        nil
      )
    }

    func end() { g_source_remove(id) }
  }
#endif
