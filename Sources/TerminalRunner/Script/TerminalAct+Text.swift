import TerminalHost

extension TerminalAct {
  /// The act in a trace, as in `select tab 2`.
  var text: String {
    switch self {
    case .back: "back"
    case .backSeveral(let levels): "back \(levels)"
    case .swipeDown: "swipe down"
    case .selectTab(let index): "select tab \(index)"
    case .setRoom(true): "widen"
    case .setRoom(false): "narrow"
    case .nextColumn: "next column"
    case .nextWindow: "next window"
    case .focusWindow(let index): "focus window \(index)"
    case .closeWindow(let index): "close window \(index)"
    case .tap(let title, occurrence: 1): "tap \(title)"
    case .tap(let title, let occurrence): "tap·\(occurrence) \(title)"
    case .touch(let gesture): "touch \(gesture)"
    }
  }

  /// Parses ``text``; nil for other texts.
  init?(_ text: String) {
    if let named = Self.named(in: text) {
      self = named
      return
    }
    let number = text.split(separator: " ").last.flatMap { Int($0) }
    let acts: [TerminalAct] =
      [
        .back, .swipeDown, .setRoom(forColumns: true), .setRoom(forColumns: false), .nextColumn,
        .nextWindow,
      ]
      + (number.map {
        [.backSeveral($0), .selectTab($0), .focusWindow($0), .closeWindow($0)]
      } ?? [])
    guard let act = acts.first(where: { $0.text == text }) else { return nil }
    self = act
  }

  /// Parses `touch below`, `tap Yes`, or `tap·2 Yes` for the second of two buttons with this title.
  private static func named(in text: String) -> TerminalAct? {
    // By scalars: a title may begin with a mark, which combines with the space.
    let scalars = text.unicodeScalars
    guard let space = scalars.firstIndex(of: " ") else { return nil }
    let title = String(scalars[scalars.index(after: space)...])
    let word = String(scalars[..<space]).split(separator: "·", omittingEmptySubsequences: false)
    if word == ["touch"] { return .touch(title) }
    guard word.first == "tap" else { return nil }
    if word.count == 1 { return .tap(title) }
    guard word.count == 2, let occurrence = Int(word[1]), occurrence > 1 else { return nil }
    return .tap(title, occurrence: occurrence)
  }

  /// The reason for a refusal, as a sentence.
  var refusal: String {
    switch self {
    case .back: "there is nothing to go back to"
    case .backSeveral(let levels):
      levels < 1 ? "\(levels) is not a count" : "there are not so many screens to go back"
    case .swipeDown: "there is nothing to swipe down"
    case .selectTab(let index): "there is no tab \(index)"
    case .setRoom: "there are no columns"
    case .nextColumn: "there is no other column"
    case .nextWindow: "there is no other window"
    case .focusWindow(let index), .closeWindow(let index): "there is no window \(index)"
    case .tap(let title, occurrence: _): "there is no button \(title.quoted) in front"
    case .touch(let gesture): "nothing in front understands \(gesture.quoted) now"
    }
  }
}
