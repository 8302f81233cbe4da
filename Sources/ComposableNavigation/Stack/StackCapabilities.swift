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

  /// Popping some screens and pushing others; a host without it receives two commands.
  public static let replace = StackCapabilities(rawValue: 1)
  /// Pushing several screens; a host without it receives one push per screen.
  public static let pushSeveral = StackCapabilities(rawValue: 2)
  /// Popping several screens; a host without it receives one pop per screen.
  public static let popSeveral = StackCapabilities(rawValue: 4)
  /// All abilities.
  public static let all: StackCapabilities = [.replace, .pushSeveral, .popSeveral]
}
