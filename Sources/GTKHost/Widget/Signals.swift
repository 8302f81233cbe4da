#if GTK
  package import CGTK

  /// The signals of GTK's objects that somebody listens to, until it is let go.
  @MainActor
  package final class Signals {
    /// Hears of a signal; what it returns is the signal's answer where that is a truth.
    package typealias Act = @MainActor (SignalArguments) -> Bool

    package init() {}

    private var connections: [(object: UnsafeMutableRawPointer, id: gulong)] = []

    /// Listens to a signal, and keeps the object meanwhile.
    package func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ act: @escaping Act)
    {
      let box = Unmanaged.passRetained(SignalAct(act))
      guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box.toOpaque())
      else { return box.release() }
      g_closure_add_finalize_notifier(closure, box.toOpaque()) { data, _ in
        if let data { Unmanaged<SignalAct>.fromOpaque(data).release() }
      }
      g_closure_set_marshal(closure) { closure, answer, count, values, _, _ in
        guard let data = closure?.pointee.data else { return }
        let act = Unmanaged<SignalAct>.fromOpaque(data).takeUnretainedValue()
        nonisolated(unsafe) let arguments = SignalArguments(values: values, count: Int(count))
        // GTK calls on the main thread alone.
        let isTrue = MainActor.assumeIsolated { act.act(arguments) }
        if let answer { g_value_set_boolean(answer, isTrue ? 1 : 0) }
      }
      g_object_ref(object)
      connections.append((object, g_signal_connect_closure(object, signal, closure, 0)))
    }

    /// Listens to a signal that asks nothing.
    package func connect(
      _ object: GTKWidget,
      _ signal: String,
      _ act: @escaping @MainActor () -> Void
    ) {
      connect(UnsafeMutableRawPointer(object), signal) { _ in
        act()
        return false
      }
    }

    /// Listens no longer.
    package func disconnectAll() {
      let gone = connections
      connections = []
      for (object, id) in gone {
        g_signal_handler_disconnect(object, id)
        g_object_unref(object)
      }
    }

    isolated deinit { disconnectAll() }
  }

  /// The values that come with a signal; the first one is the object.
  package struct SignalArguments {
    let values: UnsafePointer<GValue>?
    let count: Int

    /// A text; empty when it is none.
    package func string(_ index: Int) -> String {
      guard let values, index < count, let text = g_value_get_string(values + index) else {
        return ""
      }
      return String(cString: text)
    }

    /// A number without a sign.
    package func uint(_ index: Int) -> guint {
      guard let values, index < count else { return 0 }
      return g_value_get_uint(values + index)
    }

    /// A fraction.
    package func double(_ index: Int) -> Double {
      guard let values, index < count else { return 0 }
      return g_value_get_double(values + index)
    }

    /// A set of flags.
    package func flags(_ index: Int) -> guint {
      guard let values, index < count else { return 0 }
      return g_value_get_flags(values + index)
    }

    /// A widget.
    package func widget(_ index: Int) -> GTKWidget? {
      guard let values, index < count else { return nil }
      return g_value_get_object(values + index)?.assumingMemoryBound(to: GtkWidget.self)
    }
  }

  /// A closure in a box that C can keep.
  private final class SignalAct: Sendable {
    let act: Signals.Act

    init(_ act: @escaping Signals.Act) { self.act = act }
  }
#endif
