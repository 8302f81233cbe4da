import TerminalHost

/// The current view and the available actions: everything that keys and drawing depend on.
struct LiveContent: Hashable, Sendable {
  var picture: TerminalPicture
  /// The rows of the screen in front.
  var rows: [TerminalRow] = []
  /// The commands that are available, besides the rows.
  var offers: [LiveOffer] = []
  /// The number of tabs that the user can select.
  var tabCount = 0
  /// The number of the app's windows that the user can focus.
  var windowCount = 0
  var canGoBack = false
  var canGoForward = false
  /// A Boolean value that indicates whether there are several columns.
  var hasColumns = false
  /// A Boolean value that indicates whether effects are running.
  var isWorking = false
  /// The question that the user must answer first; nil for none.
  var question: String?
  /// The number of ticks since work began, for a moving symbol.
  var turn = 0
  /// The lines that a script prints below the tree, for state that is not in the tree.
  var captions: [String] = []

  /// The offers as rows in columns: the key, the usage, the help.
  var offerRows: [TerminalRow] {
    let width = min(offers.map(\.usage.columns).max() ?? 0, 28)
    return offers.map { offer in
      let padding = String(repeating: " ", count: max(0, width - offer.usage.columns))
      let key = offer.key.map(String.init) ?? " "
      return TerminalRow("\(key)  \(offer.usage)\(padding)  \(offer.help)", runs: offer.line)
    }
  }

  /// Returns the rows of the list of all actions: the offers, and below them the captions.
  func listRows(withCaptions: Bool) -> [TerminalRow] {
    guard withCaptions, !captions.isEmpty else { return offerRows }
    return offerRows + [""] + captions.map { TerminalRow($0) }
  }

  /// A Boolean value that indicates whether the screen in front has a row that can be chosen.
  var hasChoices: Bool { rows.contains { $0.choice != nil } }
}
