#if GTK
  import CGTK
  import Glibc

  /// GLib's loop, with Swift's main actor in it.
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
  /// Make it before anything else of GTK's, and call ``run()`` from a `main` that is not `async`.
  @MainActor
  public final class GTKLoop {
    private let loop = g_main_loop_new(nil, 0)

    /// Connects to the display.
    ///
    /// - Throws: ``GTKLoopError/noDisplay`` where there is none.
    public init() throws(GTKLoopError) {
      guard gtk_init_check() != 0 else { throw .noDisplay }
      adw_init()
    }

    isolated deinit { g_main_loop_unref(loop) }

    /// Runs until ``end()``; tasks of the main actor run in it.
    public func run() {
      let queue = MainQueueSource()
      g_main_loop_run(loop)
      queue.end()
    }

    /// Lets ``run()`` return.
    public func end() { g_main_loop_quit(loop) }
  }

  /// The work of the main queue, as a source of GLib's loop.
  @MainActor
  private struct MainQueueSource {
    private let id: guint

    init() {
      id = g_unix_fd_add(
        _dispatch_get_main_queue_handle_4CF(),
        G_IO_IN,
        { descriptor, _, _ in
          // A counter of events: left unread it is ready for ever, and GTK never gets to draw.
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
