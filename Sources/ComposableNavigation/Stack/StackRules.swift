/// The rules by which a stack gets from what its host shows to what its state wants.
///
/// It decides one difference; the lane decides when to ask.
///
/// ```swift
/// let (list, note) = (ElementID(1), ElementID(2))
/// StackRules(capabilities: .all).command(from: Showing([list]), to: Showing([list, note]))
/// // .push([note])
/// ```
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

  /// Returns the same command without its type.
  ///
  /// - Complexity: O(*n*).
  public func anyCommand(from shown: Showing, to target: Showing) -> NavigationCommand? {
    let common = shown.elements.samePrefixCount(with: target.elements)
    let found = StackCommand.command(
      from: shown.elements,
      to: target.elements,
      sharing: common,
      capabilities: capabilities
    )
    guard let command = found else { return nil }
    // The part that both share stays, so the numbers say it (benchmark “handler, push and pop, 10000”).
    let isWhole =
      common + command.taken.count == shown.elements.count
      && common + command.added.count == target.elements.count
    return NavigationCommand(command, isWhole: isWhole)
  }

  /// Tells whether an element is on top.
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.last == element
  }
}
