/// The book that a reconciler keeps of one container: what its state wants, what its host shows,
/// what is on its way, and what was refused.
package struct Ledger: Hashable, Sendable {
  var boxed: Boxed<Book>

  var book: Book {
    _read { yield boxed.wrappedValue }
    _modify { yield &boxed.wrappedValue }
  }

  /// All that is kept.
  struct Book: Hashable, Sendable {
    let rules: LaneRules
    var elements = Stays()
    var wanted = Wanted()
    /// `wanted.entries` by element.
    var wantedIDs: [ElementID] = []
    /// Those that are known and no longer wanted: what may be forgotten.
    var unwanted = ElementSet()
    var shown = Showing.nothing
    var shownStyle: PresentationStyle?
    var isAttached = false
    var isGesturing = false
    var isFirstRendering = true
    // Boxed again: they are large, and mostly not there.
    var inFlight: Boxed<InFlight>?
    var refusal: Boxed<Refused>?
    var reports: [PendingReport] = []
    var uncertain = ElementSet()
    var uncertainStyle: PresentationStyle?

    init(rules: LaneRules) { self.rules = rules }

    /// Wants other entries in the place of some.
    mutating func exchange(_ gone: Range<Int>, for new: ArraySlice<EntryID>) {
      if new.isEmpty {
        unwanted.formUnion(wantedIDs[gone])
        wantedIDs.removeSubrange(gone)
      } else if gone.isEmpty, new.count == 1, let entry = new.first {
        // No list is made of what a person mostly does (benchmark “elements to reuse, push one”).
        let element = elements.element(for: entry)
        unwanted.remove(element)
        wantedIDs.insert(element, at: gone.lowerBound)
      } else {
        let come = elements.elements(for: new)
        unwanted.exchange(come, for: wantedIDs[gone])
        wantedIDs.replaceSubrange(gone, with: come)
      }
    }
  }

  package init(rules: LaneRules = .all) { boxed = Boxed(wrappedValue: Book(rules: rules)) }

  package var elements: Stays { book.elements }
  /// What the number of every element is below.
  package var elementLimit: Int { book.elements.limit }
  package var wanted: Wanted { book.wanted }
  package var shown: Showing { book.shown }
  package var shownStyle: PresentationStyle? { book.shownStyle }
  package var isAttached: Bool { book.isAttached }
  package var isGesturing: Bool { book.isGesturing }
  /// Nothing has been shown yet since the beginning, so nothing is animated.
  package var isFirstRendering: Bool { book.isFirstRendering }
  package var inFlight: InFlight? { book.inFlight?.wrappedValue }
  /// The same, for whoever looks at a part of it and need not copy the others.
  package var boxedInFlight: Boxed<InFlight>? { book.inFlight }
  /// Whether a command is in flight.
  package var isBusy: Bool { book.inFlight != nil }
  package var hasRefusal: Bool { book.refusal != nil }
  package var refusal: Refused? { book.refusal?.wrappedValue }
  /// What the user did and the reducer has not heard of, oldest first.
  package var reports: [PendingReport] { book.reports }
  /// What a command was about that was void when the host went: the host may show it or not.
  package var uncertain: ElementSet { book.uncertain }
  /// What a host that went may show when it comes back.
  var mayShow: [ElementID] { book.shown.elements + book.uncertain.ascending }

  /// A command that the host has and has not acknowledged.
  package struct InFlight: Hashable, Sendable {
    package let token: Int
    package let command: NavigationCommand
    package let shownBefore: Showing
    package let styleBefore: PresentationStyle?
    package let target: Target
    package var hasLostSomething = false

    /// Whether both lead from the same to the same.
    package func isSameDifference(as other: InFlight) -> Bool {
      shownBefore == other.shownBefore && styleBefore == other.styleBefore
        && target == other.target
    }
  }

  /// A difference that the host would not carry out.
  package struct Refused: Hashable, Sendable {
    package let shown: Showing
    package let style: PresentationStyle?
    package let target: Target
    package let reason: HostRefusal
  }

  /// What the user did, until the reducer has heard of it.
  package struct PendingReport: Hashable, Sendable {
    package let token: Int
    package var gone = ElementSet()
    package var selected: ElementID?
  }

  // MARK: Looking

  /// What the state has, without what the user has taken away and the reducer not heard of yet.
  package var wantedElements: [ElementID] {
    let reports = book.reports
    guard !reports.isEmpty, book.rules.contains(.waitForReducer) else { return book.wantedIDs }
    return book.wantedIDs.removing { Self.isReported($0, in: reports) }
  }

  /// Whether the user has taken it away and the reducer has not heard of it.
  static func isReported(_ element: ElementID, in reports: [PendingReport]) -> Bool {
    reports.contains { $0.gone.contains(element) }
  }

  /// The tab that the state selects, or that the user has just selected.
  package var wantedSelection: ElementID? {
    guard book.wanted.selected != nil || !book.reports.isEmpty else { return nil }
    let there = wantedElements
    let selected = book.reports.last { $0.selected != nil }?.selected
    if let selected, there.contains(selected) { return selected }
    // A tab that the user has taken away cannot be selected.
    guard let entry = book.wanted.selected, let element = book.elements[entry] else { return nil }
    return there.contains(element) ? element : nil
  }

  /// Whether the host has refused to go from what it shows to this.
  package func hasRefused(_ target: Target) -> Bool {
    guard let refusal = book.refusal?.wrappedValue, book.rules.contains(.holdRefused) else {
      return false
    }
    return refusal.shown == book.shown && refusal.style == book.shownStyle
      && refusal.target == target
  }

  // MARK: The state

  /// - Returns: Whether the state wants something else than before.
  package mutating func want(_ new: Wanted) -> Bool {
    let isNews =
      want(new.entries) || new.selected.map(Visit.init) != book.wanted.selected.map(Visit.init)
      || new.style != book.wanted.style
    // Not to copy the book for nothing.
    if isNews || new.isAnimated != book.wanted.isAnimated { book.wanted = new }
    return isNews
  }

  /// Looks up the elements of what lies between the entries that both lists begin and end with.
  private mutating func want(_ new: [EntryID]) -> Bool {
    let old = book.wanted.entries
    let common = old.samePrefixCount(with: new)
    guard common < max(old.count, new.count) else { return false }
    let after = old.sameSuffixCount(with: new, after: common)
    book.exchange(common..<(old.count - after), for: new[common..<(new.count - after)])
    return true
  }

  /// The reducer has heard of a report.
  package mutating func reduced(_ token: Int) {
    book.reports = book.reports.removing { $0.token == token }
  }

  // MARK: The host

  package mutating func attach(showing: Showing) {
    book.isAttached = true
    show(showing)
    book.shownStyle = book.shown.elements.isEmpty ? nil : book.shownStyle ?? book.uncertainStyle
    book.uncertain = ElementSet()
    book.uncertainStyle = nil
    book.refusal = nil
  }

  package mutating func detach() {
    book.isAttached = false
    book.isGesturing = false
    if let command = book.inFlight?.wrappedValue.command {
      book.uncertain.formUnion(command.added + command.taken)
      if case .modal(.present(_, let style)) = command { book.uncertainStyle = style }
    }
    if book.rules.contains(.voidOnDetach) { book.inFlight = nil }
    book.refusal = nil
  }

  /// The handler leaves its lane, and takes the book along.
  package mutating func leave() {
    detach()
    // The new lane will not hear of what the old one sent.
    book.reports = []
  }

  /// Another host begins, with nothing shown.
  package mutating func restart() {
    leave()
    book.isFirstRendering = true
  }

  package mutating func setGesturing(_ isGesturing: Bool) { book.isGesturing = isGesturing }

  package mutating func forgetRefusal() { book.refusal = nil }

  /// Nothing differs: from now on changes may be animated.
  package mutating func settle() { book.isFirstRendering = false }

  package mutating func ask(_ command: NavigationCommand, target: Target, token: Int) {
    book.inFlight = Boxed(
      wrappedValue: InFlight(
        token: token,
        command: command,
        shownBefore: book.shown,
        styleBefore: book.shownStyle,
        target: target
      )
    )
  }

  package mutating func done(_ showing: Showing) {
    guard let command = book.inFlight?.wrappedValue.command else { return }
    book.inFlight = nil
    show(book.rules.contains(.believeAcknowledgement) ? showing : Showing(reckoned(command)))
    switch command {
    case .modal(.present(_, let style)), .modal(.restyle(_, let style)): book.shownStyle = style
    default: break
    }
    if book.shown.elements.isEmpty { book.shownStyle = nil }
  }

  /// What should be shown after a command, had nobody else done anything.
  private func reckoned(_ command: NavigationCommand) -> [ElementID] {
    switch command {
    case .stack(let command): command.applied(to: book.shown.elements)
    case .modal(.present(let element, _)), .modal(.restyle(let element, _)): [element]
    case .modal(.dismiss): []
    case .tab(let command): command.applied(to: book.shown.elements)
    case .split(let command): command.applied(to: book.shown.elements)
    }
  }

  /// The host did nothing, and says so or not.
  package mutating func refuse(_ reason: HostRefusal, _ asked: InFlight) {
    book.inFlight = nil
    book.refusal = Boxed(
      wrappedValue: Refused(
        shown: asked.shownBefore,
        style: asked.styleBefore,
        target: asked.target,
        reason: reason
      )
    )
  }

  private mutating func show(_ showing: Showing) {
    book.shown = showing
    book.shown.elements = book.elements.known(of: showing.elements)
    if let selected = showing.selected, book.elements[selected] == nil {
      book.shown.selected = nil
    }
  }

  // MARK: The user

  /// The user took elements away.
  ///
  /// - Returns: The entries that the reducer is to hear of; none if it has heard already.
  package mutating func lose(_ gone: [ElementID], token: Int) -> [EntryID] {
    let news = gone.filter { book.elements[$0] != nil && !Self.isReported($0, in: book.reports) }
    guard !news.isEmpty else { return [] }
    let gone = ElementSet(news)
    book.shown.elements = book.shown.elements.removing(where: gone.contains)
    if let selected = book.shown.selected, gone.contains(selected) { book.shown.selected = nil }
    if book.shown.elements.isEmpty { book.shownStyle = nil }
    book.inFlight?.wrappedValue.hasLostSomething = true
    book.reports.append(PendingReport(token: token, gone: gone))
    return news.compactMap { book.elements[$0] }
  }

  /// The user selected an element.
  package mutating func select(_ element: ElementID, token: Int) -> EntryID? {
    guard let entry = book.elements[element] else { return nil }
    book.shown.selected = element
    book.inFlight?.wrappedValue.hasLostSomething = true
    book.reports.append(PendingReport(token: token, selected: element))
    return entry
  }
}
