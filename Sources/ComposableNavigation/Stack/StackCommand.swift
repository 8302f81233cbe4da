/// A command to a stack host: one step on the way to another stack.
///
/// The entries at the bottom that both stacks share are never touched:
///
/// ```swift
/// StackCommand.command(from: ["a", "b", "c"], to: ["a", "d"])    // .replace(["b", "c"], with: ["d"])
/// StackCommand.command(from: ["a"], to: ["a", "b"])              // .push(["b"])
/// StackCommand.command(from: ["a"], to: ["a"])                   // nil
/// ```
public enum StackCommand<Element: Hashable & Sendable>: Hashable, Sendable {
  /// Push these elements, the last one topmost.
  case push([Element])
  /// Pop these elements, listed from the lowest up.
  case pop([Element])
  /// Pop the first elements and push the second ones, in one step.
  case replace([Element], with: [Element])

  /// Returns the one command that leads from one stack to another.
  ///
  /// ## Laws
  /// - applying the command to the old list gives the new list
  /// - commands are the fewest
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Parameters:
  ///   - old: The elements that are shown.
  ///   - new: The elements that are to be shown.
  ///   - capabilities: The changes that the host can make in one step; without all of them, the
  ///     command may be the first of several, and the next is found by comparing again.
  /// - Returns: The command; nil if the stacks are equal.
  @inlinable  // stack difference, counted, shuffle, 10: × 25
  public static func command(
    from old: [Element],
    to new: [Element],
    capabilities: StackCapabilities = .all
  ) -> StackCommand? {
    // Inlinable for the benchmark “stack difference”: without it each comparison of a caller in
    // another module goes through a witness table, which takes three hundred times as long.
    command(
      from: old,
      to: new,
      sharing: old.commonPrefixCount(with: new),
      capabilities: capabilities
    )
  }

  /// Returns the same command for stacks whose common prefix is already counted.
  @inlinable  // stack difference, counted, shuffle, 10: × 25
  static func command(
    from old: [Element],
    to new: [Element],
    sharing common: Int,
    capabilities: StackCapabilities
  ) -> StackCommand? {
    if common == old.count {
      if common == new.count { return nil }
      return .push(tail(of: new, from: common, whole: capabilities.contains(.pushSeveral)))
    }
    // Screens that cannot be popped in one step cannot be replaced in one.
    let canPop = capabilities.contains(.popSeveral) || old.count - common == 1
    let gone = tail(of: old, from: canPop ? common : old.count - 1, whole: true)
    guard common < new.count, canPop, capabilities.contains(.replace) else { return .pop(gone) }
    let come = tail(of: new, from: common, whole: capabilities.contains(.pushSeveral))
    return .replace(gone, with: come)
  }

  /// Returns the elements from a position on, or only the first of them.
  ///
  /// In most cases there is one, which is made into an array without a slice.
  @inlinable  // stack difference, counted, shuffle, 10: × 25
  static func tail(of list: [Element], from start: Int, whole: Bool) -> [Element] {
    whole && start < list.count - 1 ? Array(list[start...]) : [list[start]]
  }

  /// Returns the stack after the command, as a host should show it.
  ///
  /// Elements to pop that are not on the stack are ignored, and an element that is on it is not
  /// pushed again.
  ///
  /// - Complexity: O(*n*).
  @inlinable  // explorer, a stack, a transition: × 1.07
  public func applied(to stack: [Element]) -> [Element] {
    switch self {
    case .push(let elements):
      return stack.inserting(elements)
    case .pop(let elements):
      return Self.rest(of: stack, without: elements)
    case .replace(let old, let new):
      return Self.rest(of: stack, without: old).inserting(new)
    }
  }

  /// Returns the elements that stay; in most cases the topmost ones are removed.
  @inlinable  // explorer, a stack, a transition: × 1.07
  static func rest(of stack: [Element], without gone: [Element]) -> [Element] {
    if stack.suffix(gone.count).elementsEqual(gone) { return Array(stack.dropLast(gone.count)) }
    let gone = Set(gone)
    return stack.filter { !gone.contains($0) }
  }
}
