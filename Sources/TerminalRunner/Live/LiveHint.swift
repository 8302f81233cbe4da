import TerminalHost

/// A key and its current action.
struct LiveHint: Hashable, Sendable {
  var key: String
  var text: String
  /// A Boolean value that indicates whether the hint is left out if there is little room.
  var isOptional = true

  /// The number of columns of the hint, with the space after it.
  var columns: Int { key.columns + 1 + text.columns + 2 }

  /// Returns the keys with a current action.
  static func hints(_ content: LiveContent, _ state: LiveState) -> [LiveHint] {
    if content.question != nil {
      return [
        LiveHint(key: "y", text: "yes", isOptional: false),
        LiveHint(key: "n", text: "no", isOptional: false),
      ]
    }
    let isList = state.showsList(over: content)
    let rows = isList ? state.listRows(content) : content.rows
    let place = isList ? state.listPlace : state.place
    let choices = rows.filter { $0.choice != nil }.count
    var hints: [LiveHint] = []
    if choices > 1 { hints.append(LiveHint(key: "↑↓", text: "move", isOptional: false)) }
    if choices == 0, place.goesOn {
      hints.append(LiveHint(key: "↑↓", text: "read", isOptional: false))
    }
    if choices > 0 { hints.append(LiveHint(key: "⏎", text: "choose", isOptional: false)) }
    if content.canGoBack { hints.append(LiveHint(key: "←", text: "back", isOptional: false)) }
    if content.canGoForward {
      hints.append(LiveHint(key: "]", text: "forward", isOptional: false))
    }
    if place.reach > 0 { hints.append(LiveHint(key: "⇧←→", text: "sideways", isOptional: false)) }
    if content.hasColumns { hints.append(LiveHint(key: "⇧Tab", text: "column")) }
    if content.tabCount > 1 {
      hints.append(LiveHint(key: "1–\(min(9, content.tabCount))", text: "tabs"))
    }
    if content.windowCount > 1 { hints.append(LiveHint(key: "`", text: "window")) }
    if !isList {
      hints += content.offers.compactMap { offer in
        offer.key.map {
          LiveHint(key: String($0), text: offer.line + (offer.parameter == nil ? "" : "…"))
        }
      }
    }
    if place.goesOn { hints.append(LiveHint(key: "/", text: "search")) }
    if content.hasChoices && !content.offers.isEmpty || !content.captions.isEmpty {
      hints.append(LiveHint(key: "Tab", text: isList ? "close" : "more", isOptional: false))
    }
    hints.append(LiveHint(key: "q", text: "quit", isOptional: false))
    return hints
  }

  /// Returns the hints that fit; optional ones are left out from the last on.
  static func fitting(_ hints: [LiveHint], in width: Int) -> [LiveHint] {
    var room = width - hints.filter { !$0.isOptional }.reduce(0) { $0 + $1.columns }
    return hints.filter { hint in
      guard hint.isOptional else { return true }
      room -= hint.columns
      return room >= 0
    }
  }
}

extension TerminalCanvas {
  /// Draws hints in one line.
  mutating func draw(_ hints: [LiveHint], in line: Area) {
    let end = line.column + line.width
    var column = line.column + 1
    for hint in hints {
      for (text, ink) in [(hint.key, TerminalInk.link), (" \(hint.text)  ", .faint)] {
        column += write(text, row: line.row, column: column, width: end - column, ink: ink)
      }
    }
  }
}
