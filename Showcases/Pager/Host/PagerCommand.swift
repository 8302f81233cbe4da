import ComposableNavigation

/// A command to a pager host: the desired pages and the one in front.
struct PagerCommand: HostCommand {
  /// The pages to remove, and those to add.
  let taken: [ElementID]
  let added: [ElementID]
  /// All desired pages, in order.
  let pages: [ElementID]
  /// The page in front; nil to keep the current one.
  let front: ElementID?

  func applied(to showing: Showing) -> Showing {
    // A page that the user has closed meanwhile does not return.
    let there = pages.filter { added.contains($0) || showing.elements.contains($0) }
    let front = front ?? showing.selected
    return Showing(there, selected: front.flatMap { there.contains($0) ? $0 : nil })
  }

  func say(_ word: (HostWord) -> Void) {
    taken.say("drop", word)
    added.say("add", word)
    pages.say("keep", word)
    if let front { [front].say("show", word) }
  }
}

/// A report that only pager hosts make.
enum PagerReport: ShapeReport {
  /// The user has begun to swipe, and sees this neighbour of the page in front.
  case peeked(ElementID)

  var words: String { "peeked \(elements[0])" }

  var elements: [ElementID] {
    switch self {
    case .peeked(let page): [page]
    }
  }

  /// No page has moved: a command in flight does what it was to do.
  var disturbance: HostReport.Disturbance { .none }
}

/// The rules that lead a pager's host to the state.
struct PagerRules: HostRules {
  typealias Report = PagerReport

  static var name: String { "pager" }

  init(capabilities: Void) {}

  func command(from shown: Showing, to target: Showing) -> PagerCommand? {
    let turns = target.selected != nil && target.selected != shown.selected
    guard turns || shown.elements != target.elements else { return nil }
    return PagerCommand(
      taken: shown.elements.filter { !target.elements.contains($0) },
      added: target.elements.filter { !shown.elements.contains($0) },
      pages: target.elements,
      front: turns ? target.selected : nil
    )
  }

  func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.selected == element
  }
}

/// Makes a pager host show a pager's state.
typealias PagerHandler<Provider: EntryViewProviding> =
  ShapeHandler<PagerNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
