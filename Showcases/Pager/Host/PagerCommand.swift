import ComposableNavigation

/// A command to a pager host: the pages that are to be there, and the one in front.
struct PagerCommand: HostCommand {
  /// The pages that are no longer there, and those that come.
  let taken: [ElementID]
  let added: [ElementID]
  /// All that are to be there, in order.
  let pages: [ElementID]
  /// The page in front; nil to leave that alone.
  let front: ElementID?

  func applied(to showing: Showing) -> Showing {
    // A page that a person has closed meanwhile does not come back.
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

/// The rules by which a pager's host comes to show the state.
struct PagerRules: HostRules {
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

/// Makes a pager host show what a pager's state says.
typealias PagerHandler<Provider: EntryViewProviding> =
  ShapeHandler<PagerNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
