/// A host that shows windows beside each other, one of them focused.
///
/// Apply each command exactly: close, open, then focus. Then report the open windows, in the order
/// of the command, and the focused one. Opening a window focuses it on most systems, and closing a
/// window focuses another: report the window that has the focus at the end as `selected`. If the
/// user focuses a window, report ``HostReport/selected(_:)``.
///
/// ```swift
/// func perform(…) {
///   guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
///   for id in command.close { windows.removeValue(forKey: id)?.close() }
///   for id in command.open { windows[id] = Window(showing: contents[id]) }
///   if let id = command.focus { windows[id]?.makeKey() }
///   acknowledgement.done(showing: shown)
/// }
/// ```
///
/// Handlers in a window have their own lane: the hosts in the window are on screen independently,
/// and report `attached` when the window opens and `detached` when it closes. If the user closes a
/// window, let it close, unless the state keeps it (``NavigationHost/didChange(blockers:)``), and
/// report ``HostReport/removed(_:)``. Focusing a window leaves no other window.
@MainActor
public protocol WindowHost<Presentable>: NavigationHost
where Command == WindowCommand<ElementID>, Capabilities == Void {}

extension WindowHost {
  /// The abilities of a window host: none, because every window host makes the same steps.
  public var capabilities: Void { () }
}
