// The changes made by a host and by its user.
extension Ledger {
  /// True if the shown and the wanted elements are one stored list; false has no meaning.
  ///
  /// It is true after most answers, and then nothing is compared (benchmark “handler, push and
  /// pop”).
  var isShownAsKept: Bool {
    book.reports.isEmpty && book.wanted.selected == nil && book.wanted.style == nil
      && book.shown.selected == nil && book.shown.style == nil && !book.shown.hasExpanded
      && book.shown.elements.sharesStorage(with: book.wantedIDs)
  }

  /// Notes the content of a host that is on screen, or is filled before.
  package mutating func attach(showing: Showing, _ presence: Presence = .attached) {
    // If a command became void, only the host knows the style that it shows.
    let isUncertain = book.rules.contains(.askForStyle) && !book.uncertain.isEmpty
    book.shown = believed(showing, style: isUncertain ? nil : book.shown.style)
    book.presence = presence
    book.uncertain = ElementSet()
    book.refusal = nil
    book.tried = []
  }

  /// Notes that the host was asked for its content, because the view around it is visible or
  /// another root is back.
  package mutating func awaitContent() { book.presence = .asked }

  /// Notes that the host was asked for its content before the view around it is visible.
  mutating func expect() { book.presence = .expected }

  /// Notes that the host is off screen or is about to be set up again: its command is void.
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

  /// Notes that the host was released, with all its content.
  package mutating func lose() {
    detach(.gone)
    book.shown = .nothing
    book.uncertain = ElementSet()
  }

  /// Prepares the ledger for another lane, to which its handler moves.
  ///
  /// - Parameter isMoved: True for a host that moves unchanged; the other lane detaches it from its
  ///   earlier place.
  package mutating func leave(isMoved: Bool = false) {
    let presence = book.presence
    detach(isMoved ? presence : .hidden)
    // Removals that the reducer has not handled are not shown again in the new lane either.
    if !book.rules.contains(.moveAtOnce) { book.reports = [] }
  }

  /// Begins again with a host that shows nothing.
  package mutating func restart() {
    detach()
    book.isFirstRendering = true
  }

  package mutating func setGesturing(_ isGesturing: Bool) { book.isGesturing = isGesturing }

  /// Allows a refused command to be sent again after a change in the lane.
  package mutating func releaseRefusal() { book.refusal?.wrappedValue.isHeld = false }

  /// Forgets a refusal, because the host says that commands may work now.
  package mutating func forgetRefusal() { book.refusal = nil }

  /// Forgets the differences that the host has answered wrongly, after another event.
  package mutating func forgetTried() { book.tried = [] }

  /// Notes that the host shows its target: later changes may be animated.
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

  /// Withdraws a command: the host was not asked after all.
  package mutating func withdraw() { book.inFlight = nil }

  package mutating func done(_ showing: Showing) {
    guard let asked = book.inFlight else { return }
    book.inFlight = nil
    let reckoned = asked.wrappedValue.reckoned
    let shown = believed(
      book.rules.contains(.believeAcknowledgement) ? showing : reckoned,
      style: asked.wrappedValue.isDragged
        ? nil : asked.wrappedValue.command.style ?? book.shown.style,
      // A list from elsewhere may contain an entry twice.
      asked: book.wanted.revision == nil ? nil : asked.wrappedValue.difference.target.elements
    )
    book.shown = shown
    if !asked.wrappedValue.hasLostSomething, shown != reckoned {
      book.tried.append(asked.wrappedValue.difference)
    }
  }

  /// Notes that the host did nothing, whether it refused or not.
  package mutating func refuse(_ reason: HostRefusal, _ difference: Difference) {
    book.inFlight = nil
    book.refusal = Boxed(wrappedValue: Refused(difference: difference, reason: reason))
  }

  /// Returns the assumed content of a host; `style` is used if the host does not name a style.
  ///
  /// Usually the host shows the requested elements. Those are known to be different, so nothing is
  /// looked up and one list is stored instead of two.
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
      // Includes elements that were removed here, because the host has to remove them too. Elements
      // of another handler are left out.
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

  /// Notes that the user removed elements.
  ///
  /// - Returns: The entries to send to the reducer; none if it has received them already.
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

  /// Notes that a split has expanded by itself; if it shows several columns, nothing changes.
  package mutating func expand(token: Int) {
    book.shown.hasExpanded = book.shown.elements.count == 1
    book.inFlight?.wrappedValue.disturb(.changed)
    book.reports.append(PendingReport(token: token, act: .expanded))
  }
}
