/// The rules that find the command from the stack that a host shows to the desired one.
///
/// The rules compare two stacks; the lane decides when to send the command.
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

  /// Returns the push, pop or replacement to perform; nil if nothing differs.
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

  /// Returns the same command, type-erased.
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
    // The shared part stays, so counting the rest is enough (benchmark “handler, push and pop,
    // 10000”).
    let isWhole =
      common + command.taken.count == shown.elements.count
      && common + command.added.count == target.elements.count
    return NavigationCommand(command, isWhole: isWhole)
  }

  /// Returns a Boolean value that indicates whether an element is on top.
  public func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.elements.last == element
  }
}
