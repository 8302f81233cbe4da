/// A reconciler's data of one container: the wanted content of its state, the content of its host,
/// the command in flight, and the last refusal.
package struct Ledger: Hashable, Sendable {
  var boxed: Boxed<Book>

  var book: Book {
    // Always: otherwise each access allocates a frame (benchmark “handler, push and pop”).
    @inline(__always) _read { yield boxed.wrappedValue }
    @inline(__always) _modify { yield &boxed.wrappedValue }
  }

  /// The stored data.
  struct Book: Hashable, Sendable {
    let rules: LaneRules
    var elements = EntryElements()
    /// The wanted content without the entries of a container, which `wantedIDs` and `elements`
    /// provide: a list that is retained here would be copied when the state changes (benchmark
    /// “handler, push and pop”).
    var wanted = Wanted()
    /// The wanted entries, as elements.
    var wantedIDs: [ElementID] = []
    /// The known elements that are no longer wanted, and may be removed.
    var unwanted = ElementSet()
    var shown = Showing.nothing
    var presence = Presence.hidden
    var isGesturing = false
    var isFirstRendering = true
    // Boxed again, because they are large and usually nil.
    var inFlight: Boxed<InFlight>?
    var refusal: Boxed<Refused>?
    var reports: [PendingReport] = []
    var uncertain = ElementSet()
    /// The differences that the host has answered with other content since the last other event.
    var tried: [Difference] = []

    init(rules: LaneRules) { self.rules = rules }

    /// Replaces some wanted entries by others.
    mutating func exchange(_ gone: Range<Int>, for new: ArraySlice<EntryID>) {
      if new.isEmpty {
        unwanted.formUnion(wantedIDs[gone])
        wantedIDs.removeSubrange(gone)
      } else if gone.isEmpty, new.count == 1, let entry = new.first {
        // A push, the most frequent change, allocates no list (benchmark “elements to reuse, push
        // one”).
        let element = elements.element(for: entry)
        unwanted.remove(element)
        wantedIDs.insert(element, at: gone.lowerBound)
      } else {
        let come = elements.elements(for: new)
        unwanted.exchange(come, for: wantedIDs[gone])
        if gone.count == wantedIDs.count {
          wantedIDs = come
        } else {
          wantedIDs.replaceSubrange(gone, with: come)
        }
      }
    }
  }

  package init(rules: LaneRules = .all) { boxed = Boxed(wrappedValue: Book(rules: rules)) }

  package var elements: EntryElements { book.elements }
  /// The number of the next new element.
  package var elementLimit: Int { book.elements.limit }
  /// The wanted content of the state.
  ///
  /// - Complexity: O(*n*).
  package var wanted: Wanted {
    guard book.wanted.revision != nil else { return book.wanted }
    var wanted = book.wanted
    wanted.entries = book.elements.entries(of: book.wantedIDs)
    return wanted
  }
  /// The style that the state wants.
  package var statedStyle: PresentationStyle? { book.wanted.style }
  package var shown: Showing { book.shown }
  package var presence: Presence { book.presence }
  package var isAttached: Bool { book.presence == .attached }
  /// True while the host is filled before it is visible.
  package var isUnseen: Bool { book.presence == .unseen }
  package var isGesturing: Bool { book.isGesturing }
  /// True if nothing has been shown since the beginning, so that changes are not animated.
  package var isFirstRendering: Bool { book.isFirstRendering }
  package var inFlight: InFlight? { book.inFlight?.wrappedValue }
  /// The command in flight, for reading a part of it without copying the others.
  package var boxedInFlight: Boxed<InFlight>? { book.inFlight }
  /// Returns true if the command with a token is in flight.
  package func isAwaiting(_ token: Int) -> Bool { book.inFlight?.wrappedValue.token == token }
  /// True if a command is in flight.
  package var isBusy: Bool { book.inFlight != nil }
  /// True if the host has refused a command that must not be sent again yet.
  package var hasRefusal: Bool { book.refusal?.wrappedValue.isHeld == true }
  package var refusal: Refused? { book.refusal?.wrappedValue }
  /// The user's actions that the reducer has not handled, oldest first.
  package var reports: [PendingReport] { book.reports }
  /// The differences that the host has answered wrongly since the last other event.
  package var tried: [Difference] { book.tried }
  /// The elements of a command that became void with its host off screen; they may be shown.
  package var uncertain: ElementSet { book.uncertain }
  /// The elements that a host that is off screen may show when it is back.
  var mayShow: [ElementID] { book.shown.elements + book.uncertain.ascending }

  /// The difference between the content of a host and its target.
  package struct Difference: Hashable, Sendable {
    package let shown: Showing
    package let target: Showing
  }

  /// A command that the host has not acknowledged yet.
  package struct InFlight: Hashable, Sendable {
    package let token: Int
    package let command: NavigationCommand
    package let difference: Difference
    /// The user's changes since the command was sent.
    private(set) var disturbance = Disturbance.none

    /// The user's possible changes while a command is in flight.
    enum Disturbance: Hashable, Sendable, Comparable {
      case none
      /// An element was removed or selected.
      case changed
      /// A sheet was dragged, before the host changed it or after.
      case dragged
    }

    package var hasLostSomething: Bool { disturbance > .none }
    package var isDragged: Bool { disturbance == .dragged }

    /// Notes a change by the user; a drag is never replaced.
    mutating func disturb(_ new: Disturbance) { disturbance = max(disturbance, new) }

    package var shownBefore: Showing { difference.shown }
    package var target: Showing { difference.target }

    /// The content after the command, if the host has performed it and nothing else has changed.
    ///
    /// If an equal list exists, no new one is made (benchmark “handler, push and pop, 10000”).
    var reckoned: Showing {
      command.isWhole
        ? difference.shown.with(difference.target.elements) : command.applied(to: difference.shown)
    }
  }

  /// A difference that the host refused to change.
  package struct Refused: Hashable, Sendable {
    package let difference: Difference
    package let reason: HostRefusal
    /// True until a change in the lane allows the command to be sent again.
    package var isHeld = true
  }

  // MARK: Looking

  /// The elements of the state, without unhandled removals by the user.
  package var wantedElements: [ElementID] {
    let reports = book.reports
    guard !reports.isEmpty, book.rules.contains(.waitForReducer) else { return book.wantedIDs }
    return book.wantedIDs.removing { Self.isReported($0, in: reports) }
  }

  /// Returns true if the user has removed an element and the reducer has not handled it.
  static func isReported(_ element: ElementID, in reports: [PendingReport]) -> Bool {
    reports.contains { $0.removed(element) }
  }

  /// The tab that the state selects, or that the user has just selected.
  package var wantedSelection: ElementID? {
    guard book.wanted.selected != nil || !book.reports.isEmpty else { return nil }
    let there = wantedElements
    let selected = book.reports.last { $0.selected != nil }?.selected
    if let selected, there.contains(selected) { return selected }
    // A tab that the user has removed cannot be selected.
    guard let entry = book.wanted.selected, let element = book.elements[entry] else { return nil }
    return there.contains(element) ? element : nil
  }

  /// The elements, selection and style that the host should show.
  package var target: Showing {
    let elements = wantedElements
    return Showing(
      elements,
      selected: wantedSelection,
      style: elements.first.flatMap(wantedStyle),
      hasExpanded: hasReportedExpansion
    )
  }

  /// True until the reducer has handled the expansion of the split, which must not collapse before.
  private var hasReportedExpansion: Bool {
    !book.reports.isEmpty && book.rules.contains(.waitForReducer)
      && book.reports.contains(where: \.hasExpanded)
  }

  /// Returns the style that the state wants.
  ///
  /// A sheet rests where the user has dragged it until the reducer has handled the drag, and as
  /// long as the state does not choose a detent.
  private func wantedStyle(of element: ElementID) -> PresentationStyle? {
    guard case .sheet(var sheet)? = book.wanted.style,
      let detent = reportedDetent(of: element)
        ?? (sheet.selectedDetent == nil ? shownDetent(of: element) : nil),
      sheet.detents.contains(detent)
    else { return book.wanted.style }
    sheet.selectedDetent = detent
    return .sheet(sheet)
  }

  private func reportedDetent(of element: ElementID) -> Sheet.Detent? {
    guard book.rules.contains(.waitForReducer) else { return nil }
    return book.reports.last { $0.drag?.element == element }?.drag?.detent
  }

  private func shownDetent(of element: ElementID) -> Sheet.Detent? {
    guard case .sheet(let sheet)? = book.shown.style, book.shown.elements.contains(element)
    else { return nil }
    return sheet.selectedDetent
  }

  /// Returns true if the host has refused to change its content to this target, and must not be
  /// asked.
  package func hasRefused(_ target: Showing) -> Bool {
    guard hasRefusal, book.rules.contains(.holdRefused) else { return false }
    return hasGivenWay(on: target)
  }

  /// Returns true if the host has refused to change its content to this target, and has not said
  /// since then that commands may work.
  package func hasGivenWay(on target: Showing) -> Bool {
    guard let difference = book.refusal?.wrappedValue.difference else { return false }
    return difference.shown == book.shown && difference.target == target
  }
}
