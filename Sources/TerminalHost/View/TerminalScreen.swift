/// A screen of text: a title and lines, some of which the user can choose.
///
/// Use it for each view that contains no other views. Pass closures if the text changes while it is
/// shown; they are called for each drawing.
///
/// ```swift
/// TerminalScreen(title: "Inbox", body: ["7 messages"])
/// TerminalScreen { "Message \(store.state.number)" } body: { store.state.lines }
/// TerminalScreen { "Inbox" } rows: { store.state.messages.map { TerminalRow($0, runs: "open \($0)") } }
/// ```
///
/// A question that must be answered is an alert: a box around its text.
///
/// ```swift
/// TerminalScreen(alert: "Delete?", rows: [
///   "This cannot be undone.", TerminalRow("Delete", runs: "confirm"), TerminalRow("Keep", runs: "cancel"),
/// ])
/// ```
public class TerminalScreen: TerminalView {
  private let makeTitle: () -> String
  private let makeRows: () -> [TerminalRow]

  /// A Boolean value that indicates whether the screen is drawn as a box, in any style.
  public let isAlert: Bool

  /// The user's position in the rows; a window on a terminal changes it.
  package var place = RowFocus()

  /// The field in which the user was typing when another screen came in front, as the program that
  /// reads the keys represents it; nil for none.
  package var field: (any Sendable)?

  /// Creates a screen with constant text.
  public convenience init(title: String, body: [String] = []) {
    self.init(title: title, rows: body.map { TerminalRow($0) })
  }

  /// Creates a screen with constant rows.
  public convenience init(title: String, rows: [TerminalRow]) {
    self.init {
      title
    } rows: {
      rows
    }
  }

  /// Creates a screen that computes its text for each drawing.
  public convenience init(
    title: @escaping @MainActor () -> String,
    body: @escaping @MainActor () -> [String] = { [] }
  ) {
    self.init(title: title, rows: { body().map { TerminalRow($0) } })
  }

  /// Creates a screen that computes its rows for each drawing.
  public convenience init(
    title: @escaping @MainActor () -> String,
    rows: @escaping @MainActor () -> [TerminalRow]
  ) {
    self.init(isAlert: false, title: title, rows: rows)
  }

  /// Creates an alert: a box around its title and rows, which the user answers by choosing a row.
  ///
  /// It cannot be swiped away unless you set ``TerminalView/isDismissible``.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - rows: The message, then the answers.
  public convenience init(alert title: String, rows: [TerminalRow]) {
    self.init(isAlert: true, title: { title }, rows: { rows })
    isDismissible = false
  }

  init(
    isAlert: Bool,
    title: @escaping @MainActor () -> String,
    rows: @escaping @MainActor () -> [TerminalRow]
  ) {
    self.isAlert = isAlert
    makeTitle = title
    makeRows = rows
    super.init()
  }

  /// The title of the screen in the navigation bar and the tree.
  public override var title: String { makeTitle() }

  /// The current rows of the screen.
  public var rows: [TerminalRow] { makeRows() }

  /// The picture of the title over the rows.
  public override var picture: TerminalPicture {
    .screen(
      title: makeTitle(),
      body: makeRows(),
      look: TerminalLook(isAlert: isAlert, place: place)
    )
  }
}
