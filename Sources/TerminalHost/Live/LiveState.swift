/// The state of a person's work at the terminal that is no navigation: the focus, the line that is
/// being typed, the last message.
struct LiveState: Hashable, Sendable {
  /// The person's place in the rows of the screen in front.
  var place = RowFocus()
  /// Tells whether the list of everything that can be done has been asked for.
  var isListOpen = false
  /// The person's place in that list.
  var listPlace = RowFocus()
  var prompt: Prompt?
  /// The message to be read before the next key: the reason why something could not be done.
  var message: String?
  /// The things on the screen that can be clicked on.
  var targets: [TerminalCanvas.Target] = []

  /// Tells whether the list is shown: asked for, or because nothing else can be chosen.
  func showsList(over content: LiveContent) -> Bool {
    guard !content.offers.isEmpty else { return isListOpen && !content.captions.isEmpty }
    return isListOpen || !content.hasChoices
  }

  /// The rows of that list.
  func listRows(_ content: LiveContent) -> [TerminalRow] {
    content.listRows(withCaptions: isListOpen)
  }

  /// Asks a person for the rest of a line.
  mutating func ask(_ parameter: String, for line: String) {
    prompt = Prompt(line: line, parameter: parameter)
  }

  /// Asks a person for what an offer lacks.
  mutating func ask(for offer: LiveOffer, _ parameter: String) {
    prompt = Prompt(
      line: offer.line,
      parameter: parameter,
      text: offer.text,
      isMultiline: offer.isMultiline
    )
  }

  /// Closes the prompt, the list and the message, since the thing asked for has been done.
  mutating func succeed() { (prompt, isListOpen, message) = (nil, false, nil) }

  /// Shows why the thing asked for could not be done: the line being typed stays, to be put right.
  mutating func fail(_ message: String) { self.message = message }
}

/// A deed that a key asks for, beyond moving the focus.
enum LiveDeed: Hashable, Sendable {
  /// Carries out a line of the showcase's language.
  case run(String)
  case back
  /// Goes forward again to what was gone back from.
  case forward
  /// Does something to the window, as a person does.
  case act(TerminalAct)
  /// Answers the question that is asked.
  case answer(Bool)
  /// Draws everything anew.
  case redraw
  case quit
}
