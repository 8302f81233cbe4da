/// A command for a host of any kind, as a lane passes it on.
///
/// The rules of a shape make it; see ``HostRules``. Two are equal if their commands are equal.
public final class NavigationCommand: Hashable, Sendable, CustomStringConvertible {
  // A class, because a command of any kind is expensive to copy, and a lane copies it at every
  // event (benchmarks: handler, push and pop; explorer).
  package let base: any HostCommand
  package let step: HostStep
  /// A Boolean value that indicates whether the command is known to lead from the content for which
  /// it was made to all desired elements.
  ///
  /// If it is true, the elements need not be computed. It is false if this was not checked.
  package let isWhole: Bool

  /// Wraps a command and hides its type.
  package init<Command: HostCommand>(_ command: Command, isWhole: Bool = false) {
    base = command
    step = command.step
    self.isWhole = isWhole
  }

  package var taken: [ElementID] { base.taken }

  package var added: [ElementID] { base.added }

  package var style: PresentationStyle? { base.style }

  package func applied(to showing: Showing) -> Showing { base.applied(to: showing) }

  package func say(_ word: (HostWord) -> Void) { base.say(word) }

  /// The command as it is written in Swift: `push([e2])`.
  public var description: String { "\(base)" }

  /// Returns a Boolean value that indicates whether both commands are equal.
  public static func == (lhs: NavigationCommand, rhs: NavigationCommand) -> Bool {
    // Usually both are the same object: a search compares millions.
    lhs === rhs || isEqual(lhs.base, rhs.base)
  }

  private static func isEqual<Command: HostCommand>(
    _ command: Command,
    _ other: any HostCommand
  ) -> Bool {
    guard let other = other as? Command else { return false }
    return command == other
  }

  /// Hashes the command.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension NavigationCommand {
  /// Returns the command in words: `replace e2 e3 with e4`.
  ///
  /// - Parameters:
  ///   - name: Returns the name of an element.
  ///   - look: Returns the name of a style.
  /// - Returns: The words, separated by spaces.
  package func text(
    naming name: (ElementID) -> String,
    style look: (PresentationStyle) -> String
  ) -> String {
    var text = ""
    base.say { word in
      let next: String
      switch word {
      case .word(let word): next = word
      case .element(let element): next = name(element)
      case .style(let style): next = look(style)
      case .comma:
        text += ","
        return
      }
      if !text.isEmpty { text += " " }
      text += next
    }
    return text
  }
}
