public import ComposableNavigation

/// A line of a screen, with the action for a person who chooses it.
///
/// The action is a line in the language of the showcase, so that a person who chooses a row, a
/// script and a trace do the same thing:
///
/// ```swift
/// TerminalRow("AT  Austria", runs: "open AT")
/// TerminalRow("Close", does: .swipeDown)             // what a person's hands do
/// TerminalRow("7 messages")                          // only says something
/// let row: TerminalRow = "7 messages"                // the same
/// ```
///
/// A row whose line cannot be carried out says why when it is chosen. A text that is too long for a
/// person's terminal goes on in the next line; what has columns of its own says that it does not:
///
/// ```swift
/// var row: TerminalRow = "Vienna     1 982 097     414.8"
/// row.wraps = false                                  // moved sideways, with the rows around it
/// ```
public struct TerminalRow: Hashable, Sendable {
  /// The text of the row.
  public var text: String

  /// The effect of choosing the row; nil for a row that only says something.
  public var choice: Choice?

  /// Tells whether the row is drawn faint: for something that exists, and cannot be done now.
  public var isFaint = false

  /// The purpose of choosing the row: one that destroys is red where there are colours, and the focus
  /// does not begin on it.
  public var role = ButtonRole.default

  /// Tells whether a text that is too long for its line goes on in the next one.
  ///
  /// Say false for a row of a table: it is moved sideways, as rows that can be chosen always are.
  public var wraps = true

  /// An effect of choosing a row.
  public enum Choice: Hashable, Sendable {
    /// Runs a line of the showcase's language.
    case line(String)
    /// Does something to the window, as a person does; no command has to be declared for it.
    case act(TerminalAct)
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - text: Its text.
  ///   - command: The line that choosing it runs; nil when it cannot be chosen.
  ///   - role: Its purpose.
  public init(_ text: String, runs command: String? = nil, role: ButtonRole = .default) {
    self.text = text
    self.role = role
    choice = command.map(Choice.line)
  }

  /// Makes a row that does something to the window.
  ///
  /// - Parameters:
  ///   - text: Its text.
  ///   - act: The act when it is chosen; one that cannot be done says why.
  ///   - role: Its purpose.
  public init(_ text: String, does act: TerminalAct, role: ButtonRole = .default) {
    self.text = text
    self.role = role
    choice = .act(act)
  }
}

extension TerminalRow {
  /// The same row with another text.
  func saying(_ text: String) -> TerminalRow {
    var row = self
    row.text = text
    return row
  }
}

extension TerminalRow: ExpressibleByStringInterpolation {
  /// Makes a row that only says something.
  public init(stringLiteral text: String) { self.init(text) }
}
