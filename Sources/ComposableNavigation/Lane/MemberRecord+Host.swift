// The changes made by a host and by its user.
extension MemberRecord {
  /// True if the shown and the desired elements are one stored list; false has no meaning.
  ///
  /// It is true after most answers, and then nothing is compared (benchmark “handler, push and
  /// pop”).
  var isShownAsKept: Bool {
    storage.reports.isEmpty && storage.desiredContent.selected == nil
      && storage.desiredContent.style == nil
      && storage.shown.selected == nil && storage.shown.style == nil && !storage.shown.hasExpanded
      && storage.shown.elements.sharesStorage(with: storage.desiredIDs)
  }

  /// Notes the content of a host that is on screen, or is filled before.
  package mutating func attach(showing: Showing, _ presence: Presence = .attached) {
    // If a command became void, only the host knows the style that it shows.
    let isUncertain = storage.rules.contains(.askForStyle) && !storage.uncertain.isEmpty
    storage.shown = believed(showing, style: isUncertain ? nil : storage.shown.style)
    storage.presence = presence
    storage.uncertain = ElementSet()
    storage.refusal = nil
    storage.tried = []
  }

  /// Notes that the host was asked for its content, because the view around it is visible or
  /// another root is back.
  mutating func awaitContent() { storage.presence = .pending }

  /// Notes that the host was asked for its content before the view around it is visible.
  mutating func expect() { storage.presence = .expected }

  /// Notes that the host is off screen or is about to be set up again: its command is void.
  package mutating func detach(_ presence: Presence = .hidden) {
    storage.presence = presence
    storage.isGesturing = false
    if let command = storage.inFlight?.wrappedValue.command {
      storage.uncertain.formUnion(command.added + command.taken)
    }
    if storage.rules.contains(.voidOnDetach) { storage.inFlight = nil }
    storage.refusal = nil
    storage.tried = []
  }

  /// Notes that the host was released, with all its content.
  package mutating func lose() {
    detach(.gone)
    storage.shown = .nothing
    storage.uncertain = ElementSet()
  }

  /// Prepares the record for another lane, to which its handler moves.
  ///
  /// - Parameter isMoved: True for a host that moves unchanged; the other lane detaches it from its
  ///   earlier place.
  package mutating func leave(isMoved: Bool = false) {
    let presence = storage.presence
    detach(isMoved ? presence : .hidden)
    // Removals that the reducer has not handled are not shown again in the new lane either.
    if !storage.rules.contains(.moveAtOnce) { storage.reports = [] }
  }

  /// Begins again with a host that shows nothing.
  package mutating func restart() {
    detach()
    storage.isFirstRendering = true
  }

  mutating func setGesturing(_ isGesturing: Bool) { storage.isGesturing = isGesturing }

  /// Allows a refused command to be sent again after a change in the lane.
  mutating func releaseRefusal() { storage.refusal?.wrappedValue.isHeld = false }

  /// Forgets a refusal, because the host says that commands may work now.
  mutating func forgetRefusal() { storage.refusal = nil }

  /// Forgets the differences that the host has answered wrongly, after another event.
  mutating func forgetTried() { storage.tried = [] }

  /// Notes that the host shows its target: later changes may be animated.
  package mutating func settle() { storage.isFirstRendering = false }

  package mutating func ask(_ command: NavigationCommand, target: Showing, token: Int) {
    storage.inFlight = Boxed(
      wrappedValue: InFlight(
        token: token,
        command: command,
        difference: Difference(shown: storage.shown, target: target)
      )
    )
  }

  /// Withdraws a command: the host was not asked after all.
  mutating func withdraw() { storage.inFlight = nil }

  package mutating func done(_ showing: Showing) {
    guard let asked = storage.inFlight else { return }
    storage.inFlight = nil
    let reckoned = asked.wrappedValue.reckoned
    let shown = believed(
      storage.rules.contains(.believeAcknowledgement) ? showing : reckoned,
      style: asked.wrappedValue.isDragged
        ? nil : asked.wrappedValue.command.style ?? storage.shown.style,
      // A list from elsewhere may contain an entry twice.
      asked: storage.desiredContent.revision == nil
        ? nil : asked.wrappedValue.difference.target.elements
    )
    storage.shown = shown
    if !asked.wrappedValue.hasLostSomething, shown != reckoned {
      storage.tried.append(asked.wrappedValue.difference)
    }
  }

  /// Notes that the host did nothing, whether it refused or not.
  package mutating func refuse(_ reason: HostRefusal, _ difference: Difference) {
    storage.inFlight = nil
    storage.refusal = Boxed(wrappedValue: Refused(difference: difference, reason: reason))
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
    if !storage.rules.contains(.rememberShown) {
      elements = storage.elements.known(of: showing.elements)
    } else if let target, target.areSame(as: showing.elements) {
      elements = target
    } else {
      // Includes elements that were removed here, because the host has to remove them too. Elements
      // of another handler are left out.
      elements = storage.elements.counted(of: showing.elements)
    }
    let selected = showing.selected.flatMap { elements.contains($0) ? $0 : nil }
    let named = storage.rules.contains(.askForStyle) ? showing.style ?? style : style
    return Showing(
      elements,
      selected: selected,
      style: elements.isEmpty ? nil : named,
      hasExpanded: showing.hasExpanded
    )
  }

  // MARK: The user

  /// Notes a report of the user's act.
  ///
  /// - Returns: The entries to send to the reducer with the report; nil if it has nothing to hear.
  package mutating func note(_ report: HostReport, token: Int) -> [EntryID]? {
    var (named, gone) = (report.elements, ElementSet())
    if case .removed = report {
      let lost = ElementSet(named.filter { !Self.isReported($0, in: storage.reports) })
      guard !lost.isEmpty else { return nil }
      storage.shown = HostReport.removed(lost.ascending).applied(to: storage.shown)
      named = named.filter { lost.contains($0) && storage.elements[$0] != nil }
      gone = ElementSet(named)
    }
    let entries = named.compactMap { storage.elements[$0] }
    guard !entries.isEmpty || report.isAboutHost else { return nil }
    if gone.isEmpty { storage.shown = report.applied(to: storage.shown) }
    storage.inFlight?.wrappedValue.disturb(report.disturbance)
    storage.reports.append(PendingReport(token: token, report: report, gone: gone))
    return entries
  }
}
