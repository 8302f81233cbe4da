/// The abilities of a tab host: the changes that it can make in one step.
///
/// ```swift
/// TabCommand.command(from: ["a", "b"], to: ["b", "a"], capabilities: .all)?.edits.count     // 1
/// TabCommand.command(from: ["a", "b"], to: ["b", "a"], capabilities: [])?.edits.count       // 2
/// ```
public struct TabCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving a tab; a host without it removes the tab and inserts it again, with the same view.
  public static let move = TabCapabilities(rawValue: 1)
  /// All abilities.
  public static let all: TabCapabilities = [.move]
}
