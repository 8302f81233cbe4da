/// A command to a window host: the windows to close, to open and to focus.
///
/// ```swift
/// WindowCommand.command(from: ["a", "b"], to: ["b", "c"], focused: "b", focus: "c")
/// // close: ["a"], open: ["c"], focus: "c"
/// ```
public struct WindowCommand<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The windows to close.
  public var close: [Element]

  /// The windows to open, in this order, listed after the open ones.
  public var open: [Element]

  /// All windows in the order of the list of windows; nil if closing and opening result in that
  /// order.
  ///
  /// This is the order of a menu or a bar of windows, and not their order from back to front.
  public var order: [Element]?

  /// The window to focus at the end; nil to keep the focus.
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

  /// Returns the command that leads from one list of windows to another.
  ///
  /// The elements of each list must be distinct.
  ///
  /// ## Laws
  /// - applying the command to the old list gives the new list
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Parameters:
  ///   - old: The elements that are shown.
  ///   - new: The elements that are to be shown.
  ///   - focused: The element that is focused; nil for none.
  ///   - focus: The element to be focused; nil if it does not matter.
  /// - Returns: The command; nil if nothing differs.
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

  /// Returns the list after the command, as a host should show it.
  ///
  /// A window that is open is not opened again. Windows that are not in the order come last.
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
