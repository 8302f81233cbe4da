/// What a stack host is asked to do, so that it shows another stack.
///
/// What two stacks share at the bottom is never touched:
///
/// ```swift
/// StackCommand.command(from: ["a", "b", "c"], to: ["a", "d"])    // .replace(["b", "c"], with: ["d"])
/// StackCommand.command(from: ["a"], to: ["a", "b"])              // .push(["b"])
/// StackCommand.command(from: ["a"], to: ["a"])                   // nil
/// ```
public enum StackCommand<Element: Hashable & Sendable>: Hashable, Sendable {
  /// Put these on top, the last one topmost.
  case push([Element])
  /// Take these away, lowest first.
  case pop([Element])
  /// Take away the first and put the second on top, in one step.
  case replace([Element], with: [Element])

  /// The one command that leads from one stack to another.
  ///
  /// ## Laws
  /// - applying the command to the old list gives the new list
  /// - commands are the fewest
  ///
  /// O(*n*).
  ///
  /// - Parameters:
  ///   - old: What is shown.
  ///   - new: What is to be shown.
  ///   - capabilities: What can be asked for in one step; with less than all of it the command is
  ///     the first of several, and the next is found by comparing again.
  /// - Returns: The command; nil when the stacks are equal.
  public static func command(
    from old: [Element],
    to new: [Element],
    capabilities: StackCapabilities = .all
  ) -> StackCommand? {
    let common = old.commonPrefixCount(with: new)
    let (gone, come) = (Array(old[common...]), Array(new[common...]))
    let goesNow = capabilities.contains(.popSeveral) ? gone : gone.suffix(1)
    let comesNow = capabilities.contains(.pushSeveral) ? come : Array(come.prefix(1))
    if gone.isEmpty { return come.isEmpty ? nil : .push(comesNow) }
    // What cannot be popped in one step cannot be replaced in one.
    guard !come.isEmpty, capabilities.contains(.replace), goesNow == gone else {
      return .pop(goesNow)
    }
    return .replace(gone, with: comesNow)
  }

  /// The stack after the command, as a host should show it.
  ///
  /// Of what is taken away only what is there counts. O(*n*).
  public func applied(to stack: [Element]) -> [Element] {
    switch self {
    case .push(let elements):
      return stack + elements
    case .pop(let elements):
      let gone = Set(elements)
      return stack.filter { !gone.contains($0) }
    case .replace(let old, let new):
      let gone = Set(old)
      return stack.filter { !gone.contains($0) } + new
    }
  }
}
