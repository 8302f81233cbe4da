/// A host that shows screens on top of each other.
///
/// Obey exactly, also when the person was faster: `pop(ids)` takes away those of `ids` that are
/// still shown; `push` and `replace` add no element that a person has removed since they were
/// asked; nothing else changes. Then name what is shown.
///
/// ```swift
/// final class Screens: StackHost {
///   func perform(
///     _ command: StackCommand<ElementID>, presentables: [ElementID: View], animated: Bool,
///     acknowledgement: Acknowledgement
///   ) {
///     stack = command.applied(to: stack)
///     acknowledgement.done(showing: stack)
///   }
/// }
/// ```
@MainActor
public protocol StackHost<Presentable>: NavigationHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {}

/// What a stack host can do in one step.
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
