/// The abilities of a stack host: the changes that it can make in one step.
///
/// ```swift
/// let oneByOne: StackCapabilities = []
/// StackCommand.command(from: ["a"], to: ["a", "b", "c"], capabilities: oneByOne)     // .push(["b"])
/// ```
public struct StackCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Popping some and pushing others; without it they come as two commands.
  public static let replace = StackCapabilities(rawValue: 1)
  /// Pushing several; without it they come one by one.
  public static let pushSeveral = StackCapabilities(rawValue: 2)
  /// Popping several; without it they go one by one.
  public static let popSeveral = StackCapabilities(rawValue: 4)
  /// Everything.
  public static let all: StackCapabilities = [.replace, .pushSeveral, .popSeveral]
}
