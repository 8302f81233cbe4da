/// A screen of text: a title and lines.
///
/// Reach for it wherever a view shows no other views. Give it closures when what it says changes
/// while it is shown; they are asked each time that it is drawn.
///
/// ```swift
/// TerminalScreen(title: "Inbox", body: ["7 messages"])
/// TerminalScreen { "Message \(store.state.number)" } body: { store.state.lines }
/// ```
public final class TerminalScreen: TerminalView {
  private let makeTitle: () -> String
  private let makeBody: () -> [String]

  /// Makes a screen whose text never changes.
  public convenience init(title: String, body: [String] = []) {
    self.init {
      title
    } body: {
      body
    }
  }

  /// Makes a screen that asks for its text each time that it is drawn.
  public init(
    title: @escaping @MainActor () -> String,
    body: @escaping @MainActor () -> [String] = { [] }
  ) {
    makeTitle = title
    makeBody = body
    super.init()
  }

  /// What the navigation bar and the tree call the screen.
  public override var title: String { makeTitle() }

  /// The title over the lines.
  public override var picture: TerminalPicture { .screen(title: makeTitle(), body: makeBody()) }
}
