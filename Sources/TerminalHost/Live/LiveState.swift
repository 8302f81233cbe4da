/// What a person has done to the window on a terminal that is nobody's navigation: where the focus
/// is, what is being typed, what was said last.
struct LiveState: Hashable, Sendable {
  /// A line that is being typed.
  struct Prompt: Hashable, Sendable {
    /// What the line begins with; empty when all of it is typed.
    var line: String
    /// What is to be typed.
    var parameter: String
    var text = ""

    /// The whole line.
    var whole: String { line.isEmpty ? text : "\(line) \(text)" }
  }

  /// Where the person is in the rows of the screen in front.
  var place = RowFocus()
  /// Whether the list of everything that can be done has been asked for.
  var isListOpen = false
  /// Where the person is in that list.
  var listPlace = RowFocus()
  var prompt: Prompt?
  /// What is to be read before the next key: why something could not be done.
  var message: String?

  /// Whether the list is shown: asked for, or because nothing else can be chosen.
  func showsList(over content: LiveContent) -> Bool {
    !content.offers.isEmpty && (isListOpen || !content.hasChoices)
  }

  /// Asks a person for the rest of a line.
  mutating func ask(_ parameter: String, for line: String) {
    prompt = Prompt(line: line, parameter: parameter)
  }

  /// What was asked for has been done.
  mutating func succeed() { (prompt, isListOpen, message) = (nil, false, nil) }

  /// What was asked for could not be done: what is being typed stays, to be put right.
  mutating func fail(_ message: String) { self.message = message }
}

/// What a key asks for, beyond moving the focus.
enum LiveDeed: Hashable, Sendable {
  /// Carries out a line of the showcase's language.
  case run(String)
  case back
  /// Does something to the window, as a person does.
  case act(TerminalAct)
  /// Draws everything anew.
  case redraw
  case quit
}
