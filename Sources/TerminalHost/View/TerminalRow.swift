/// A line of a screen, and what happens when a person chooses it.
///
/// What happens is said in the language of the showcase, so that a person who chooses a row, a
/// script and a trace do the same thing:
///
/// ```swift
/// TerminalRow("AT  Austria", runs: "open AT")
/// TerminalRow("7 messages")                          // only says something
/// let row: TerminalRow = "7 messages"                // the same
/// ```
///
/// A row whose line cannot be carried out says why when it is chosen.
public struct TerminalRow: Hashable, Sendable {
  /// What the row says.
  public var text: String

  /// The line of the showcase's language that choosing the row runs; nil for a row that only says
  /// something.
  public var command: String?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - command: The line that choosing it runs; nil when it cannot be chosen.
  public init(_ text: String, runs command: String? = nil) {
    self.text = text
    self.command = command
  }
}

extension TerminalRow: ExpressibleByStringInterpolation {
  /// Makes a row that only says something.
  public init(stringLiteral text: String) { self.init(text) }
}
