/// The view that a person has before them, and the things they can do with it: all that keys and
/// drawing depend on.
struct LiveContent: Hashable, Sendable {
  /// The picture of the window.
  var picture: TerminalPicture
  /// The rows of the screen in front.
  var rows: [TerminalRow] = []
  /// Everything that the commands offer, beside the rows.
  var offers: [LiveOffer] = []
  /// The number of tabs in reach.
  var tabCount = 0
  /// The number of the app's windows in reach.
  var windowCount = 0
  var canGoBack = false
  var canGoForward = false
  /// Tells whether there are columns to move between.
  var hasColumns = false
  /// Tells whether effects are running.
  var isWorking = false
  /// The question to be answered before anything else; nil for none.
  var question: String?
  /// The number of ticks since work began, for a mark that moves while it runs.
  var turn = 0
  /// The lines that a script prints below the tree: what is in no tree.
  var captions: [String] = []

  /// The offers as rows that can be chosen, in columns: the key, how it is written, what it does.
  var offerRows: [TerminalRow] {
    let width = min(offers.map(\.usage.columns).max() ?? 0, 28)
    return offers.map { offer in
      let padding = String(repeating: " ", count: max(0, width - offer.usage.columns))
      let key = offer.key.map(String.init) ?? " "
      return TerminalRow("\(key)  \(offer.usage)\(padding)  \(offer.help)", runs: offer.line)
    }
  }

  /// The rows of the list of everything: what is offered, and below it what is said.
  func listRows(withCaptions: Bool) -> [TerminalRow] {
    guard withCaptions, !captions.isEmpty else { return offerRows }
    return offerRows + [""] + captions.map { TerminalRow($0) }
  }

  /// Tells whether the screen in front has something to choose.
  var hasChoices: Bool { rows.contains { $0.choice != nil } }
}
