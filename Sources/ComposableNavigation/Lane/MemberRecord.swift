/// A reconciler's data of one container: the desired content of its state, the content of its host,
/// the pending command, and the last refusal.
package struct MemberRecord: Hashable, Sendable {
  var boxed: Boxed<Storage>

  var storage: Storage {
    // Always: otherwise each access allocates a frame (benchmark “handler, push and pop”).
    @inline(__always) _read { yield boxed.wrappedValue }
    @inline(__always) _modify { yield &boxed.wrappedValue }
  }

  /// The stored data.
  struct Storage: Hashable, Sendable {
    let rules: LaneRules
    var elements = EntryElements()
    /// The desired content without the entries of a container, which `desiredIDs` and `elements`
    /// provide: a list that is retained here would be copied when the state changes (benchmark
    /// “handler, push and pop”).
    var desiredContent = DesiredContent()
    /// The desired entries, as elements.
    var desiredIDs: [ElementID] = []
    /// The known elements that are no longer desired, and may be removed.
    var undesired = ElementSet()
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

    /// Replaces some desired entries by others.
    mutating func exchange(_ gone: Range<Int>, for new: ArraySlice<EntryID>) {
      if new.isEmpty {
        undesired.formUnion(desiredIDs[gone])
        desiredIDs.removeSubrange(gone)
      } else if gone.isEmpty, new.count == 1, let entry = new.first {
        // A push, the most frequent change, allocates no list (benchmark “elements to reuse, push
        // one”).
        let element = elements.element(for: entry)
        undesired.remove(element)
        desiredIDs.insert(element, at: gone.lowerBound)
      } else {
        let come = elements.elements(for: new)
        undesired.exchange(come, for: desiredIDs[gone])
        if gone.count == desiredIDs.count {
          desiredIDs = come
        } else {
          desiredIDs.replaceSubrange(gone, with: come)
        }
      }
    }
  }

  package init(rules: LaneRules = .all) { boxed = Boxed(wrappedValue: Storage(rules: rules)) }

  package var elements: EntryElements { storage.elements }
  /// The number of the next new element.
  package var elementLimit: Int { storage.elements.limit }
  /// The desired content of the state.
  ///
  /// - Complexity: O(*n*).
  package var desiredContent: DesiredContent {
    guard storage.desiredContent.revision != nil else { return storage.desiredContent }
    var desired = storage.desiredContent
    desired.entries = storage.elements.entries(of: storage.desiredIDs)
    return desired
  }
  /// The style that the state wants.
  package var statedStyle: PresentationStyle? { storage.desiredContent.style }
  package var shown: Showing { storage.shown }
  package var presence: Presence { storage.presence }
  package var isAttached: Bool { storage.presence == .attached }
  /// True while the host is filled before it is visible.
  package var isPreloading: Bool { storage.presence == .preloading }
  package var isGesturing: Bool { storage.isGesturing }
  /// True if nothing has been shown since the beginning, so that changes are not animated.
  package var isFirstRendering: Bool { storage.isFirstRendering }
  package var inFlight: InFlight? { storage.inFlight?.wrappedValue }
  /// The pending command, for reading a part of it without copying the others.
  package var boxedInFlight: Boxed<InFlight>? { storage.inFlight }
  /// Returns true if the command with a token is pending.
  package func isPending(_ token: Int) -> Bool { storage.inFlight?.wrappedValue.token == token }
  /// True if a command is pending.
  package var isBusy: Bool { storage.inFlight != nil }
  /// True if the host has refused a command that must not be sent again yet.
  package var hasRefusal: Bool { storage.refusal?.wrappedValue.isHeld == true }
  package var refusal: Refused? { storage.refusal?.wrappedValue }
  /// The user's actions that the reducer has not handled, oldest first.
  package var reports: [PendingReport] { storage.reports }
  /// The differences that the host has answered wrongly since the last other event.
  package var tried: [Difference] { storage.tried }
  /// The elements of a command that became void with its host off screen; they may be shown.
  package var uncertain: ElementSet { storage.uncertain }
  /// The elements that a host that is off screen may show when it is back.
  var mayShow: [ElementID] { storage.shown.elements + storage.uncertain.ascending }

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
    private(set) var disturbance = HostReport.Disturbance.none

    package var hasLostSomething: Bool { disturbance > .none }
    package var isDragged: Bool { disturbance == .style }

    /// Notes a change by the user; a greater one is never replaced.
    mutating func disturb(_ new: HostReport.Disturbance) { disturbance = max(disturbance, new) }

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
  package var desiredElements: [ElementID] {
    let reports = storage.reports
    guard !reports.isEmpty, storage.rules.contains(.waitForReducer) else {
      return storage.desiredIDs
    }
    return storage.desiredIDs.removing { Self.isReported($0, in: reports) }
  }

  /// Returns true if the user has removed an element and the reducer has not handled it.
  static func isReported(_ element: ElementID, in reports: [PendingReport]) -> Bool {
    reports.contains { $0.gone.contains(element) }
  }

  /// The tab that the state selects, or that the user has just selected.
  package var desiredSelection: ElementID? {
    guard storage.desiredContent.selected != nil || !storage.reports.isEmpty else { return nil }
    let there = desiredElements
    let selected = storage.reports.last { $0.report.selected != nil }?.report.selected
    if let selected, there.contains(selected) { return selected }
    // A tab that the user has removed cannot be selected.
    guard let entry = storage.desiredContent.selected, let element = storage.elements[entry] else {
      return nil
    }
    return there.contains(element) ? element : nil
  }

  /// The elements, selection and style that the host should show.
  package var target: Showing {
    let elements = desiredElements
    let style = elements.first.flatMap(desiredStyle)
    let target = Showing(elements, selected: desiredSelection, style: style)
    guard !storage.reports.isEmpty, storage.rules.contains(.waitForReducer) else { return target }
    return storage.reports.reduce(target) { $1.report.own?.applied(to: $0) ?? $0 }
  }

  /// Returns the style that the state wants.
  ///
  /// A sheet rests where the user has dragged it as long as the state does not choose a detent.
  private func desiredStyle(of element: ElementID) -> PresentationStyle? {
    guard case .sheet(var sheet)? = storage.desiredContent.style, sheet.selectedDetent == nil,
      let detent = shownDetent(of: element), sheet.detents.contains(detent)
    else { return storage.desiredContent.style }
    sheet.selectedDetent = detent
    return .sheet(sheet)
  }

  private func shownDetent(of element: ElementID) -> Sheet.Detent? {
    guard case .sheet(let sheet)? = storage.shown.style, storage.shown.elements.contains(element)
    else { return nil }
    return sheet.selectedDetent
  }

  /// Returns true if the host has refused to change its content to this target, and must not be
  /// asked.
  func hasRefused(_ target: Showing) -> Bool {
    guard hasRefusal, storage.rules.contains(.holdRefused) else { return false }
    return hasGivenWay(on: target)
  }

  /// Returns true if the host has refused to change its content to this target, and has not said
  /// since then that commands may work.
  package func hasGivenWay(on target: Showing) -> Bool {
    guard let difference = storage.refusal?.wrappedValue.difference else { return false }
    return difference.shown == storage.shown && difference.target == target
  }
}
