/// A screen of text: a title and lines, some of which a person can choose.
///
/// Reach for it wherever a view shows no other views. Give it closures when what it says changes
/// while it is shown; they are asked each time that it is drawn.
///
/// ```swift
/// TerminalScreen(title: "Inbox", body: ["7 messages"])
/// TerminalScreen { "Message \(store.state.number)" } body: { store.state.lines }
/// TerminalScreen { "Inbox" } rows: { store.state.messages.map { TerminalRow($0, runs: "open \($0)") } }
/// ```
///
/// A question that has to be answered is an alert: a box around its text.
///
/// ```swift
/// TerminalScreen(alert: "Delete?", rows: [
///   "This cannot be undone.", TerminalRow("Delete", runs: "confirm"), TerminalRow("Keep", runs: "cancel"),
/// ])
/// ```
public class TerminalScreen: TerminalView {
  private let makeTitle: () -> String
  private let makeRows: () -> [TerminalRow]

  /// Tells whether the screen is drawn as a box around its text, however it is presented.
  public let isAlert: Bool

  /// The person's place in the rows; a window on a terminal moves it.
  var place = RowFocus()

  /// Makes a screen whose text never changes.
  public convenience init(title: String, body: [String] = []) {
    self.init(title: title, rows: body.map { TerminalRow($0) })
  }

  /// Makes a screen whose rows never change.
  public convenience init(title: String, rows: [TerminalRow]) {
    self.init {
      title
    } rows: {
      rows
    }
  }

  /// Makes a screen that asks for its text each time that it is drawn.
  public convenience init(
    title: @escaping @MainActor () -> String,
    body: @escaping @MainActor () -> [String] = { [] }
  ) {
    self.init(title: title, rows: { body().map { TerminalRow($0) } })
  }

  /// Makes a screen that asks for its rows each time that it is drawn.
  public convenience init(
    title: @escaping @MainActor () -> String,
    rows: @escaping @MainActor () -> [TerminalRow]
  ) {
    self.init(isAlert: false, title: title, rows: rows)
  }

  /// Makes an alert: a box around its title and rows, which a person answers by choosing a row.
  ///
  /// It cannot be swiped away; set ``TerminalView/isDismissible`` for one that can.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - rows: The text to be known, then the answers.
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

  /// The rows of the screen now.
  public var rows: [TerminalRow] { makeRows() }

  /// The title over the lines.
  public override var picture: TerminalPicture {
    .screen(
      title: makeTitle(),
      body: makeRows(),
      look: TerminalLook(isAlert: isAlert, place: place)
    )
  }
}
