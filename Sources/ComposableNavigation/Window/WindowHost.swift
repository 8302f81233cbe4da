/// A host that shows windows beside each other, one of them focused.
///
/// Obey exactly: close, open, then focus. Then name the windows that are open, in the order of the
/// command, and the one that has the focus. Opening a window focuses it on most systems, and closing
/// one focuses another: whichever has the focus in the end is named by `selected`, and what a person
/// focuses is reported by ``HostReport/selected(_:)``.
///
/// ```swift
/// func perform(…) {
///   for id in command.close { windows.removeValue(forKey: id)?.close() }
///   for id in command.open { windows[id] = Window(showing: presentables[id]) }
///   if let id = command.focus { windows[id]?.makeKey() }
///   shown = command.applied(to: shown)
///   acknowledgement.done(showing: shown)
/// }
/// ```
///
/// Each window is a window of its own to what lies in it, whose handlers are in a lane of their own:
/// the hosts in a window are on screen by themselves, and say `attached` when the window opens and
/// `detached` when it closes. A person closes a window; ask nobody, unless it stays
/// (``NavigationHost/didChange(stays:)``), and report it by ``HostReport/removed(_:)``. To focus
/// another window leaves none.
@MainActor
public protocol WindowHost<Presentable>: NavigationHost
where Command == WindowCommand<ElementID>, Capabilities == Void {}

extension WindowHost {
  /// The abilities of a window host: none, as there is nothing that it could do in fewer steps.
  public var capabilities: Void { () }
}
