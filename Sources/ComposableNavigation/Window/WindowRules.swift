/// The rules by which windows get from what their host shows to what their state wants.
///
/// It decides one difference; the lane decides when to ask. The lane is that of the windows as such.
/// Handlers in a window are in one of their own, so a window that waits keeps no other waiting.
///
/// ```swift
/// let inbox = ElementID(1)
/// WindowRules(capabilities: ()).command(from: .nothing, to: Showing([inbox], selected: inbox))
/// // open: [inbox], focus: inbox
/// ```
public struct WindowRules: HostRules {
  /// The name in traces: `windows`.
  public static var name: String { "windows" }

  /// True: each element is a window of its own.
  public static var hasWindows: Bool { true }

  /// Makes the rules; every window host can do the same.
  public init(capabilities: Void) {}

  /// Returns the windows that go, come and are focused; nil when nothing differs.
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

  /// Tells whether a window is open: each of them is seen.
  ///
  /// - Complexity: O(*n*).
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.contains(element)
  }
}
