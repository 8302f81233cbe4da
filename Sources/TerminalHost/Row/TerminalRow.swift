public import ComposableNavigation

/// A line of a screen, with an optional action for choosing it.
///
/// The action is a line in the language of the showcase, so that choosing a row, a script and a
/// trace do the same:
///
/// ```swift
/// TerminalRow("AT  Austria", runs: "open AT", as: .link)
/// TerminalRow("By code", runs: "choose code", as: .radio(isOn: true))
/// TerminalRow("Sort", runs: "apply", as: .button)
/// TerminalRow("Close", does: .swipeDown)             // what the user's hands do
/// TerminalRow("7 messages")                          // only says something
/// let row: TerminalRow = "7 messages"                // the same
/// ```
///
/// If the line cannot be carried out, choosing the row shows the reason. Text that is too long for
/// a terminal wraps to the next line; turn that off for a row of a table:
///
/// ```swift
/// var row: TerminalRow = "Vienna     1 982 097     414.8"
/// row.wraps = false                                  // moved sideways, with the rows around it
/// ```
public struct TerminalRow: Hashable, Sendable {
  /// The text of the row.
  public var text: String

  /// The action of choosing the row; nil for a row of text only.
  public var choice: Choice?

  /// The kind of the action; a row of text only has no use for it.
  public var kind = Kind.action

  /// A Boolean value that indicates whether the row is faint, because its action is unavailable.
  public var isFaint = false

  /// The purpose of the action: a destructive one is red, and is not focused initially.
  public var role = ButtonRole.default

  /// A Boolean value that indicates whether text that is too long wraps to the next line.
  ///
  /// Set it to false for a row of a table, which then scrolls sideways, as choices always do.
  public var wraps = true

  /// The action of choosing a row.
  public enum Choice: Hashable, Sendable {
    /// Runs a line of the showcase's language.
    case line(String)
    /// Performs an act on the window, as the user would; it needs no command.
    case act(TerminalAct)
  }

  /// The kind of an action, by which a window shows it.
  ///
  /// A terminal shows each as a row, with `●` or `○` before a radio button and a check.
  public enum Kind: Hashable, Sendable {
    /// Does something; the user stays.
    case action
    /// Leads to another page: a window shows an arrow.
    case link
    /// Ends the work on a page, such as “Save” and “Cancel”: a window shows a button.
    case button
    /// Selects one of several values.
    case radio(isOn: Bool)
    /// Turns one value on or off.
    case check(isOn: Bool)
  }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The text; two spaces or more separate the columns of a table.
  ///   - command: The line that choosing the row runs; nil for a row that cannot be chosen.
  ///   - kind: The kind of the action.
  ///   - role: The purpose of the action.
  public init(
    _ text: String,
    runs command: String? = nil,
    as kind: Kind = .action,
    role: ButtonRole = .default
  ) {
    self.text = text
    (self.kind, self.role) = (kind, role)
    choice = command.map(Choice.line)
  }

  /// Creates a row that performs an act on the window.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - act: The act of choosing the row; if it cannot be performed, the reason is shown.
  ///   - role: The purpose of the action.
  public init(_ text: String, does act: TerminalAct, role: ButtonRole = .default) {
    self.text = text
    self.role = role
    choice = .act(act)
  }
}

extension TerminalRow {
  /// The text of the row in a terminal, with the mark of a radio button or a check.
  package var line: String {
    switch kind {
    case .radio(let isOn), .check(let isOn): "\(isOn ? "●" : "○") \(text)"
    case .action, .link, .button: text
    }
  }

  /// Returns the same row with another text.
  package func saying(_ text: String) -> TerminalRow {
    var row = self
    row.text = text
    return row
  }
}

extension TerminalRow: ExpressibleByStringInterpolation {
  /// Creates a row of text only.
  public init(stringLiteral text: String) { self.init(text) }
}
