/// The book that a reconciler keeps of one container: what its state wants, what its host shows,
/// what is on its way, and what was refused.
package struct Ledger: Hashable, Sendable {
  var boxed: Boxed<Book>

  var book: Book {
    // Always: what is not inlined allocates a frame for each look (benchmark “handler, push and pop”).
    @inline(__always) _read { yield boxed.wrappedValue }
    @inline(__always) _modify { yield &boxed.wrappedValue }
  }

  /// All that is kept.
  struct Book: Hashable, Sendable {
    let rules: LaneRules
    var elements = EntryElements()
    /// Without the entries of a container, which `wantedIDs` and `elements` tell: a list that is held
    /// here would be copied when the state changes (benchmark “handler, push and pop”).
    var wanted = Wanted()
    /// The entries that are wanted, by element.
    var wantedIDs: [ElementID] = []
    /// Those that are known and no longer wanted: what may be forgotten.
    var unwanted = ElementSet()
    var shown = Showing.nothing
    var presence = Presence.hidden
    var isGesturing = false
    var isFirstRendering = true
    // Boxed again: they are large, and mostly not there.
    var inFlight: Boxed<InFlight>?
    var refusal: Boxed<Refused>?
    var reports: [PendingReport] = []
    var uncertain = ElementSet()
    /// The differences that were asked for in vain since anybody else had news: the host answered
    /// with something else.
    var tried: [Difference] = []

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
  /// The number that no element has reached yet.
  package var elementLimit: Int { book.elements.limit }
  /// The wishes of the state.
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
  /// Tells whether it is filled before it is seen.
  package var isUnseen: Bool { book.presence == .unseen }
  package var isGesturing: Bool { book.isGesturing }
  /// Tells whether nothing has been shown since the beginning, so that nothing is animated.
  package var isFirstRendering: Bool { book.isFirstRendering }
  package var inFlight: InFlight? { book.inFlight?.wrappedValue }
  /// The same, for whoever looks at a part of it and need not copy the others.
  package var boxedInFlight: Boxed<InFlight>? { book.inFlight }
  /// Tells whether the command with a token is in flight.
  package func isAwaiting(_ token: Int) -> Bool { book.inFlight?.wrappedValue.token == token }
  /// Tells whether a command is in flight.
  package var isBusy: Bool { book.inFlight != nil }
  /// Tells whether the host has refused something that it is not to be asked for again yet.
  package var hasRefusal: Bool { book.refusal?.wrappedValue.isHeld == true }
  package var refusal: Refused? { book.refusal?.wrappedValue }
  /// The user's acts that the reducer has not heard of, oldest first.
  package var reports: [PendingReport] { book.reports }
  /// The differences that the host has answered wrongly since anybody else had news.
  package var tried: [Difference] { book.tried }
  /// The elements of a command that was void when the host went: the host may show them or not.
  package var uncertain: ElementSet { book.uncertain }
  /// The elements that a host that went may show when it comes back.
  var mayShow: [ElementID] { book.shown.elements + book.uncertain.ascending }

  /// The difference between what is shown and what is to be.
  package struct Difference: Hashable, Sendable {
    package let shown: Showing
    package let target: Showing
  }

  /// A command that the host has and has not acknowledged.
  package struct InFlight: Hashable, Sendable {
    package let token: Int
    package let command: NavigationCommand
    package let difference: Difference
    /// The user's part since it was asked for.
    private(set) var disturbance = Disturbance.none

    /// The things that the user may have done to what is shown while a command is in flight.
    enum Disturbance: Hashable, Sendable, Comparable {
      case none
      /// Something went, or was selected.
      case changed
      /// A sheet was dragged: before the host changed it, or after.
      case dragged
    }

    package var hasLostSomething: Bool { disturbance > .none }
    package var isDragged: Bool { disturbance == .dragged }

    /// Notes that the user did something; a drag is not forgotten.
    mutating func disturb(_ new: Disturbance) { disturbance = max(disturbance, new) }

    package var shownBefore: Showing { difference.shown }
    package var target: Showing { difference.target }

    /// The content of a host that has done as it was asked, had nobody else done anything.
    ///
    /// No list is made of it where one is there that is the same (benchmark “handler, push and pop,
    /// 10000”).
    var reckoned: Showing {
      command.isWhole
        ? difference.shown.with(difference.target.elements) : command.applied(to: difference.shown)
    }
  }

  /// A difference that the host would not carry out.
  package struct Refused: Hashable, Sendable {
    package let difference: Difference
    package let reason: HostRefusal
    /// Tells whether it is not to be asked for again yet; something has changed in the lane when it
    /// may be.
    package var isHeld = true
  }

  // MARK: Looking

  /// The elements of the state, without those that the user has taken away and the reducer has not
  /// heard of yet.
  package var wantedElements: [ElementID] {
    let reports = book.reports
    guard !reports.isEmpty, book.rules.contains(.waitForReducer) else { return book.wantedIDs }
    return book.wantedIDs.removing { Self.isReported($0, in: reports) }
  }

  /// Tells whether the user has taken it away and the reducer has not heard of it.
  static func isReported(_ element: ElementID, in reports: [PendingReport]) -> Bool {
    reports.contains { $0.removed(element) }
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

  /// The elements, selection and style that the state wants of the host.
  package var target: Showing {
    let elements = wantedElements
    return Showing(
      elements,
      selected: wantedSelection,
      style: elements.first.flatMap(wantedStyle),
      hasExpanded: hasReportedExpansion
    )
  }

  /// Tells whether the reducer has not heard yet that the split has expanded: until then nobody
  /// collapses it.
  private var hasReportedExpansion: Bool {
    !book.reports.isEmpty && book.rules.contains(.waitForReducer)
      && book.reports.contains(where: \.hasExpanded)
  }

  /// The style that the state wants.
  ///
  /// A sheet rests where the user has dragged it as long as the reducer has not heard of it, and
  /// where the state leaves that open.
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

  /// Tells whether the host has refused to go from what it shows to this, and is not to be asked
  /// again yet.
  package func hasRefused(_ target: Showing) -> Bool {
    guard hasRefusal, book.rules.contains(.holdRefused) else { return false }
    return hasGivenWay(on: target)
  }

  /// Tells whether the host has refused to go from what it shows to this, and has not said since
  /// that it may work now.
  package func hasGivenWay(on target: Showing) -> Bool {
    guard let difference = book.refusal?.wrappedValue.difference else { return false }
    return difference.shown == book.shown && difference.target == target
  }
}
