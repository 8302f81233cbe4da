// The acts of a host, and those of the person who uses it.
extension Ledger {
  /// Tells whether the host shows just what is wanted, which is kept as one list with it; no says
  /// nothing.
  ///
  /// So it is after most answers, and then nothing is compared (benchmark “handler, push and pop”).
  var isShownAsKept: Bool {
    book.reports.isEmpty && book.wanted.selected == nil && book.wanted.style == nil
      && book.shown.selected == nil && book.shown.style == nil && !book.shown.hasExpanded
      && book.shown.elements.sharesStorage(with: book.wantedIDs)
  }

  /// Notes what the host shows: it is on screen, or is to be filled before it is.
  package mutating func attach(showing: Showing, _ presence: Presence = .attached) {
    // A command was void when the host went: only the host can say which style it left.
    let isUncertain = book.rules.contains(.askForStyle) && !book.uncertain.isEmpty
    book.shown = believed(showing, style: isUncertain ? nil : book.shown.style)
    book.presence = presence
    book.uncertain = ElementSet()
    book.refusal = nil
    book.tried = []
  }

  /// Notes that the view around the host is shown, or that another root is back, and that the host
  /// has been asked what it shows.
  package mutating func awaitContent() { book.presence = .asked }

  /// Notes that the view around the host is about to be shown, and that the host has been asked what
  /// it shows.
  mutating func expect() { book.presence = .expected }

  /// Notes that the host is off screen, or about to be asked anew: its command is void.
  package mutating func detach(_ presence: Presence = .hidden) {
    book.presence = presence
    book.isGesturing = false
    if let command = book.inFlight?.wrappedValue.command {
      book.uncertain.formUnion(command.added + command.taken)
    }
    if book.rules.contains(.voidOnDetach) { book.inFlight = nil }
    book.refusal = nil
    book.tried = []
  }

  /// Notes that the host has been let go, with all that it showed.
  package mutating func lose() {
    detach(.gone)
    book.shown = .nothing
    book.uncertain = ElementSet()
  }

  /// Prepares the book for another lane, which the handler takes it along to.
  ///
  /// - Parameter isMoved: True for a host that goes along as it is: the other lane tells it that it is
  ///   not where it was.
  package mutating func leave(isMoved: Bool = false) {
    let presence = book.presence
    detach(isMoved ? presence : .hidden)
    // Changes that the reducer has not heard of are not shown in the new lane either.
    if !book.rules.contains(.moveAtOnce) { book.reports = [] }
  }

  /// Begins anew, with a host that shows nothing.
  package mutating func restart() {
    detach()
    book.isFirstRendering = true
  }

  package mutating func setGesturing(_ isGesturing: Bool) { book.isGesturing = isGesturing }

  /// Lets what was refused be asked for again: something has changed in the lane.
  package mutating func releaseRefusal() { book.refusal?.wrappedValue.isHeld = false }

  /// Forgets what was refused: the host says that it may work now.
  package mutating func forgetRefusal() { book.refusal = nil }

  /// Forgets what the host has answered wrongly: somebody has news, so it may be asked for again.
  package mutating func forgetTried() { book.tried = [] }

  /// Notes that nothing differs: from now on changes may be animated.
  package mutating func settle() { book.isFirstRendering = false }

  package mutating func ask(_ command: NavigationCommand, target: Showing, token: Int) {
    book.inFlight = Boxed(
      wrappedValue: InFlight(
        token: token,
        command: command,
        difference: Difference(shown: book.shown, target: target)
      )
    )
  }

  /// Takes a command back: the host was not asked after all.
  package mutating func withdraw() { book.inFlight = nil }

  package mutating func done(_ showing: Showing) {
    guard let asked = book.inFlight else { return }
    book.inFlight = nil
    let reckoned = asked.wrappedValue.reckoned
    let shown = believed(
      book.rules.contains(.believeAcknowledgement) ? showing : reckoned,
      style: asked.wrappedValue.isDragged
        ? nil : asked.wrappedValue.command.style ?? book.shown.style,
      // A list that is of no container may name an entry twice.
      asked: book.wanted.revision == nil ? nil : asked.wrappedValue.difference.target.elements
    )
    book.shown = shown
    if !asked.wrappedValue.hasLostSomething, shown != reckoned {
      book.tried.append(asked.wrappedValue.difference)
    }
  }

  /// Notes that the host did nothing, whether it says so or not.
  package mutating func refuse(_ reason: HostRefusal, _ difference: Difference) {
    book.inFlight = nil
    book.refusal = Boxed(wrappedValue: Refused(difference: difference, reason: reason))
  }

  /// The content that a host is believed to show; what it does not say of the style is taken to be
  /// `style`.
  ///
  /// The elements that it was asked for have been counted here, each once: mostly it shows those, and
  /// then nothing is looked up, and one list is kept instead of two.
  private func believed(
    _ showing: Showing,
    style: PresentationStyle?,
    asked target: [ElementID]? = nil
  ) -> Showing {
    let elements: [ElementID]
    if !book.rules.contains(.rememberShown) {
      elements = book.elements.known(of: showing.elements)
    } else if let target, target.areSame(as: showing.elements) {
      elements = target
    } else {
      // Also what has been forgotten here: it is there, and has to go. What another handler counts
      // is none of this one's.
      elements = book.elements.counted(of: showing.elements)
    }
    let selected = showing.selected.flatMap { elements.contains($0) ? $0 : nil }
    let named = book.rules.contains(.askForStyle) ? showing.style ?? style : style
    return Showing(
      elements,
      selected: selected,
      style: elements.isEmpty ? nil : named,
      hasExpanded: showing.hasExpanded
    )
  }

  // MARK: The user

  /// Notes that the user took elements away.
  ///
  /// - Returns: The entries that the reducer is to hear of; none if it has heard already.
  package mutating func lose(_ gone: [ElementID], token: Int) -> [EntryID] {
    let lost = ElementSet(gone.filter { !Self.isReported($0, in: book.reports) })
    guard !lost.isEmpty else { return [] }
    book.shown.elements = book.shown.elements.removing(where: lost.contains)
    if let selected = book.shown.selected, lost.contains(selected) { book.shown.selected = nil }
    if book.shown.elements.isEmpty { book.shown.style = nil }
    let news = gone.filter { lost.contains($0) && book.elements[$0] != nil }
    guard !news.isEmpty else { return [] }
    book.inFlight?.wrappedValue.disturb(.changed)
    book.reports.append(PendingReport(token: token, act: .removed(ElementSet(news))))
    return news.compactMap { book.elements[$0] }
  }

  /// Notes that the user selected an element.
  package mutating func select(_ element: ElementID, token: Int) -> EntryID? {
    guard let entry = book.elements[element] else { return nil }
    book.shown.selected = element
    book.inFlight?.wrappedValue.disturb(.changed)
    book.reports.append(PendingReport(token: token, act: .selected(element)))
    return entry
  }

  /// Notes that the user dragged a sheet to another of its detents.
  package mutating func selectDetent(
    _ detent: Sheet.Detent,
    of element: ElementID,
    token: Int
  ) -> EntryID? {
    guard let entry = book.elements[element] else { return nil }
    if book.shown.elements.contains(element), case .sheet(var sheet)? = book.shown.style {
      sheet.selectedDetent = detent
      book.shown.style = .sheet(sheet)
    }
    book.inFlight?.wrappedValue.disturb(.dragged)
    let drag = PendingReport.Drag(element: element, detent: detent)
    book.reports.append(PendingReport(token: token, act: .dragged(drag)))
    return entry
  }

  /// Notes that a split has expanded by itself; one that shows columns is what it was.
  package mutating func expand(token: Int) {
    book.shown.hasExpanded = book.shown.elements.count == 1
    book.inFlight?.wrappedValue.disturb(.changed)
    book.reports.append(PendingReport(token: token, act: .expanded))
  }
}
