/// A command to a window host: the windows that go and come, and the one to be focused.
///
/// ```swift
/// WindowCommand.command(from: ["a", "b"], to: ["b", "c"], focused: "b", focus: "c")
/// // close: ["a"], open: ["c"], focus: "c"
/// ```
public struct WindowCommand<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The windows to close.
  public var close: [Element]

  /// The windows to open, in this order, behind those that are open in the list of windows.
  public var open: [Element]

  /// All windows in the order in which a list names them; nil where closing and opening lead to it.
  ///
  /// It is the order of a menu or a bar of windows, and not the one in which they lie on each other.
  public var order: [Element]?

  /// The window to focus in the end; nil to leave the focus alone.
  public var focus: Element?

  /// Makes a command of its parts.
  public init(
    close: [Element] = [],
    open: [Element] = [],
    order: [Element]? = nil,
    focus: Element? = nil
  ) {
    self.close = close
    self.open = open
    self.order = order
    self.focus = focus
  }

  /// The command that leads from some windows to others.
  ///
  /// The elements of each list have to be different from each other.
  ///
  /// ## Laws
  /// - applying the command to the old list gives the new list
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Parameters:
  ///   - old: The elements that are shown.
  ///   - new: The elements that are to be shown.
  ///   - focused: The element that has the focus now; nil for none.
  ///   - focus: The element that is to have it; nil where it does not matter.
  /// - Returns: The command; nil when nothing differs.
  public static func command(
    from old: [Element],
    to new: [Element],
    focused: Element? = nil,
    focus: Element? = nil
  ) -> WindowCommand? {
    var command = WindowCommand()
    if old != new {
      let (before, after) = (Set(old), Set(new))
      command.close = old.filter { !after.contains($0) }
      command.open = new.filter { !before.contains($0) }
      if command.applied(to: old) != new { command.order = new }
    }
    if focus != focused { command.focus = focus }
    return command == WindowCommand() ? nil : command
  }

  /// The list after the command, as a host should show it.
  ///
  /// A window that is there already is not opened again. Those that the order does not name come last.
  ///
  /// - Complexity: O(*n*).
  public func applied(to list: [Element]) -> [Element] {
    let gone = Set(close)
    let after = list.filter { !gone.contains($0) }.inserting(open)
    guard let order else { return after }
    let there = Set(after)
    return [].inserting(order.filter(there.contains)).inserting(after)
  }
}
