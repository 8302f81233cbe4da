import TerminalHost

/// The terminal's state other than navigation: the focus, the typed line, the last message.
struct LiveState: Hashable, Sendable {
  /// The position in the rows of the screen in front.
  var place = RowFocus()
  /// A Boolean value that indicates whether the user has opened the list of all actions.
  var isListOpen = false
  var listPlace = RowFocus()
  var prompt: Prompt?
  /// The message shown until the next key: the reason why an action was not carried out.
  var message: String?
  /// The parts of the screen that can be clicked.
  var targets: [TerminalCanvas.Target] = []

  /// Returns a Boolean value that indicates whether the list is shown: if open or the only choice.
  func showsList(over content: LiveContent) -> Bool {
    guard !content.offers.isEmpty else { return isListOpen && !content.captions.isEmpty }
    return isListOpen || !content.hasChoices
  }

  func listRows(_ content: LiveContent) -> [TerminalRow] {
    content.listRows(withCaptions: isListOpen)
  }

  /// Opens a field for the rest of a line.
  mutating func ask(_ parameter: String, for line: String) {
    prompt = Prompt(line: line, parameter: parameter)
  }

  /// Opens a field for the arguments of an offer.
  mutating func ask(for offer: LiveOffer, _ parameter: String) {
    prompt = Prompt(
      line: offer.line,
      parameter: parameter,
      text: offer.text,
      isMultiline: offer.isMultiline
    )
  }

  /// Closes the field, the list and the message after a successful action.
  mutating func succeed() { (prompt, isListOpen, message) = (nil, false, nil) }

  /// Shows why an action was not carried out; the field stays open, to be corrected.
  mutating func fail(_ message: String) { self.message = message }
}

/// An action that a key requests, other than moving the focus.
enum LiveDeed: Hashable, Sendable {
  /// Runs a line of the showcase's language.
  case run(String)
  case back
  /// Goes forward again.
  case forward
  /// Performs an act of the user on the window.
  case act(TerminalAct)
  /// Answers the question.
  case answer(Bool)
  /// Redraws everything.
  case redraw
  case quit
}
