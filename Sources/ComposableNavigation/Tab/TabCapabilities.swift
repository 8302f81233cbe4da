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

  /// Moving a tab; without it, it is removed and inserted again, with the same view.
  public static let move = TabCapabilities(rawValue: 1)
  /// Everything.
  public static let all: TabCapabilities = [.move]
}
