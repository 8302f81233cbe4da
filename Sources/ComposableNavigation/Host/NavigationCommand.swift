/// A command for a host of any kind, as a lane passes it on.
///
/// You meet it in the rules of a shape of your own, which make it by themselves; see ``HostRules``.
/// Two are equal when their commands are.
public final class NavigationCommand: Hashable, Sendable, CustomStringConvertible {
  // In an object: a command of any kind is dear to copy, and a lane copies it at every event
  // (benchmarks: handler, push and pop; explorer).
  package let base: any HostCommand
  package let step: HostStep
  /// Tells whether it is known to lead, from what it was made for, to all elements that were wanted.
  ///
  /// Then they need not be reckoned. False where nobody has looked.
  package let isWhole: Bool

  /// Hides the type of a command.
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

  /// Tells whether both ask for the same.
  public static func == (lhs: NavigationCommand, rhs: NavigationCommand) -> Bool {
    // Most often it is one: a search compares millions.
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
  /// The command in words: `replace e2 e3 with e4`.
  ///
  /// - Parameters:
  ///   - name: The name of an element.
  ///   - look: The name of a style.
  /// - Returns: The words, with a space between them.
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
