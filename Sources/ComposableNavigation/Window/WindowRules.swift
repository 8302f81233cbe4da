/// The rules that find the command from the windows that a host shows to the desired ones.
///
/// The rules compare two lists; the lane decides when to send the command. That lane only opens,
/// closes and focuses windows. Handlers in a window have their own lane, so a pending window does
/// not delay the others.
///
/// ```swift
/// let inbox = ElementID(1)
/// WindowRules(capabilities: ()).command(from: .nothing, to: Showing([inbox], selected: inbox))
/// // open: [inbox], focus: inbox
/// ```
public struct WindowRules: HostRules {
  /// The name in traces: `windows`.
  public static var name: String { "windows" }

  /// A Boolean value that indicates whether each element is a window: always true.
  public static var hasWindows: Bool { true }

  /// Makes the rules, which are the same for every window host.
  public init(capabilities: Void) {}

  /// Returns the windows to close, open and focus; nil if nothing differs.
  ///
  /// - Complexity: O(*n*).
  public func command(from shown: Showing, to target: Showing) -> WindowCommand<ElementID>? {
    WindowCommand.command(
      from: shown.elements,
      to: target.elements,
      focused: shown.selected,
      focus: target.selected
    )
  }

  /// Returns a Boolean value that indicates whether a window is open; every open window is visible.
  ///
  /// - Complexity: O(*n*).
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.contains(element)
  }
}
