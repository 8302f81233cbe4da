#if GTK
  import CGTK

  /// A page that covers the whole content of a window.
  @MainActor
  final class CoverSurface: Surface {
    var onRest: (@MainActor () -> Void)?

    private var stack: GTKWidget
    private let widget: GTKWidget
    private var below: GTKWidget
    private let signals = Signals()
    private var isGone = false

    /// Creates the cover of a widget; nil if the window has no place for covers.
    init?(_ widget: GTKWidget, over window: GTKWidget) {
      guard let stack = Covers.place(in: window),
        let below = gtk_stack_get_visible_child(stack.opaque)
      else { return nil }
      (self.stack, self.widget, self.below) = (stack, widget, below)
      g_object_ref(stack)
      g_object_ref(below)
      g_object_ref(widget)
      listen()
    }

    private func listen() {
      signals.connect(stack, "notify::transition-running") { [weak self] in self?.hear() }
    }

    /// Moves to another window, in which the view below is shown again.
    private func move(to window: GTKWidget) {
      guard let next = Covers.place(in: window), next != stack,
        let under = gtk_stack_get_visible_child(next.opaque)
      else { return }
      signals.disconnectAll()
      g_object_ref(next)
      g_object_ref(under)
      g_object_unref(stack)
      g_object_unref(below)
      (stack, below) = (next, under)
      listen()
    }

    isolated deinit {
      signals.disconnectAll()
      if !isGone { remove() }
      g_object_unref(below)
      g_object_unref(widget)
      g_object_unref(stack)
    }

    var isMoving: Bool { gtk_stack_get_transition_running(stack.opaque) != 0 }

    func show(animated: Bool) {
      _ = gtk_stack_add_child(stack.opaque, widget)
      turn(to: widget, animated: animated, GTK_STACK_TRANSITION_TYPE_OVER_UP)
    }

    func hide(animated: Bool) {
      isGone = true
      turn(to: below, animated: animated, GTK_STACK_TRANSITION_TYPE_UNDER_DOWN)
      if !isMoving { remove() }
    }

    func setOnScreen(_ isOnScreen: Bool, over window: GTKWidget?) {
      if let window { move(to: window) }
      if isOnScreen, gtk_widget_get_parent(widget) == nil {
        show(animated: false)
      } else if !isOnScreen, gtk_widget_get_parent(widget) == stack {
        gtk_stack_remove(stack.opaque, widget)
      }
    }

    private func turn(to child: GTKWidget, animated: Bool, _ type: GtkStackTransitionType) {
      // Sets the transition type, because showing a child widget uses the stack's own.
      gtk_stack_set_transition_type(
        stack.opaque,
        animated ? type : GTK_STACK_TRANSITION_TYPE_NONE
      )
      gtk_stack_set_visible_child(stack.opaque, child)
    }

    private func remove() {
      if gtk_widget_get_parent(widget) == stack { gtk_stack_remove(stack.opaque, widget) }
    }

    private func hear() {
      guard !isMoving else { return }
      if isGone { remove() }
      onRest?()
    }
  }
#endif
