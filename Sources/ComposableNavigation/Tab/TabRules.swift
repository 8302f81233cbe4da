/// The rules by which tabs get from what their host shows to what their state wants.
///
/// It decides one difference; the lane decides when to ask.
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

  /// Returns the fewest edits and a selection; nil when nothing differs.
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

  /// Tells whether an element is the selected tab.
  ///
  /// - Complexity: O(*n*).
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.selected == element && showing.elements.contains(element)
  }
}
