#if GTK
  package import CGTK

  /// Connections to signals of GTK's objects, which last as long as this object.
  @MainActor
  package final class Signals {
    /// Handles a signal; the result is the signal's Boolean return value, if it has one.
    package typealias Act = @MainActor (SignalArguments) -> Bool

    package init() {}

    private var connections: [(object: UnsafeMutableRawPointer, id: gulong)] = []

    /// Connects to a signal, and retains the object until disconnection.
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
        // GTK calls handlers only on the main thread.
        let isTrue = MainActor.assumeIsolated { act.act(arguments) }
        if let answer { g_value_set_boolean(answer, isTrue ? 1 : 0) }
      }
      g_object_ref(object)
      connections.append((object, g_signal_connect_closure(object, signal, closure, 0)))
    }

    /// Connects to a signal without a return value.
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

    /// Disconnects from all signals.
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

  /// The arguments of a signal; the first one is the object.
  package struct SignalArguments {
    let values: UnsafePointer<GValue>?
    let count: Int

    /// Returns a string; empty if there is none.
    package func string(_ index: Int) -> String {
      guard let values, index < count, let text = g_value_get_string(values + index) else {
        return ""
      }
      return String(cString: text)
    }

    /// Returns an unsigned integer.
    package func uint(_ index: Int) -> guint {
      guard let values, index < count else { return 0 }
      return g_value_get_uint(values + index)
    }

    /// Returns a floating-point number.
    package func double(_ index: Int) -> Double {
      guard let values, index < count else { return 0 }
      return g_value_get_double(values + index)
    }

    package func flags(_ index: Int) -> guint {
      guard let values, index < count else { return 0 }
      return g_value_get_flags(values + index)
    }

    package func widget(_ index: Int) -> GTKWidget? {
      guard let values, index < count else { return nil }
      return g_value_get_object(values + index)?.assumingMemoryBound(to: GtkWidget.self)
    }
  }

  /// A reference to a closure, for C.
  private final class SignalAct: Sendable {
    let act: Signals.Act

    init(_ act: @escaping Signals.Act) { self.act = act }
  }
#endif
