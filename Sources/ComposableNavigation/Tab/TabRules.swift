/// The rules that find the command from the tabs that a host shows to the desired ones.
///
/// The rules compare two lists; the lane decides when to send the command.
///
/// ```swift
/// let (home, search) = (ElementID(1), ElementID(2))
/// let shown = Showing([home, search], selected: home)
/// TabRules(capabilities: .all).isInFront(search, in: shown)     // false
/// ```
public struct TabRules: HostRules {
  private let capabilities: TabCapabilities

  /// The name in traces: `tabs`.
  public static var name: String { "tabs" }

  /// Makes the rules of a host with these abilities.
  public init(capabilities: TabCapabilities) { self.capabilities = capabilities }

  /// Returns the fewest edits and a selection; nil if nothing differs.
  ///
  /// - Complexity: O(*n* log *n*).
  public func command(from shown: Showing, to target: Showing) -> TabCommand<ElementID>? {
    TabCommand.command(
      from: shown.elements,
      to: target.elements,
      selected: shown.selected,
      select: target.selected,
      capabilities: capabilities
    )
  }

  /// Returns a Boolean value that indicates whether an element is the selected tab.
  ///
  /// - Complexity: O(*n*).
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.selected == element && showing.elements.contains(element)
  }
}
