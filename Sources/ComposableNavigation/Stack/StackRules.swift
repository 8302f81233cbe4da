/// The rules by which a stack gets from what its host shows to what its state wants.
///
/// It decides one difference; the lane decides when to ask.
public struct StackRules: HostRules {
  private let capabilities: StackCapabilities

  /// The name in traces: `stack`.
  public static var name: String { "stack" }

  /// Makes the rules of a host with these abilities.
  public init(capabilities: StackCapabilities) { self.capabilities = capabilities }

  /// Returns the push, pop or replacement to ask for; nil for none.
  ///
  /// - Complexity: O(*n*).
  public func command(from shown: Showing, to target: Showing) -> StackCommand<ElementID>? {
    StackCommand.command(
      from: shown.elements,
      to: target.elements,
      sharing: shown.elements.samePrefixCount(with: target.elements),
      capabilities: capabilities
    )
  }

  /// Tells whether an element is on top.
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.last == element
  }
}
