/// The book that a reconciler keeps of one container: what its state wants, what its host shows,
/// what is on its way, and what was refused.
package struct Ledger: Hashable, Sendable {
  private let rules: LaneRules

  package init(rules: LaneRules = .all) { self.rules = rules }

  package private(set) var elements = Stays()
  package private(set) var wanted = Wanted()
  /// `wanted.entries` by element.
  private var wantedIDs: [ElementID] = []
  /// Those that are known and no longer wanted, in order: what may be forgotten.
  private var unwantedIDs: [ElementID] = []

  package private(set) var shown = Showing.nothing
  package private(set) var shownStyle: PresentationStyle?
  package private(set) var isAttached = false
  package private(set) var isGesturing = false
  /// Nothing has been shown yet since the beginning, so nothing is animated.
  package private(set) var isFirstRendering = true

  package private(set) var inFlight: InFlight?
  package private(set) var refusal: Refused?
  private var reports: [PendingReport] = []
  /// What a command was about that was void when the host went: the host may show it or not.
  private var uncertain: [ElementID] = []
  private var uncertainStyle: PresentationStyle?

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
  private struct PendingReport: Hashable, Sendable {
    package let token: Int
    var gone: Set<ElementID> = []
    var selected: ElementID?
  }

  // MARK: Looking

  /// What the state has, without what the user has taken away and the reducer not heard of yet.
  package var wantedElements: [ElementID] {
    guard !reports.isEmpty, rules.contains(.waitForReducer) else { return wantedIDs }
    let gone = reports.reduce(into: Set<ElementID>()) { $0.formUnion($1.gone) }
    return gone.isEmpty ? wantedIDs : wantedIDs.filter { !gone.contains($0) }
  }

  /// The tab that the state selects, or that the user has just selected.
  package var wantedSelection: ElementID? {
    let there = wantedElements
    let selected = reports.last { $0.selected != nil }?.selected
    if let selected, there.contains(selected) { return selected }
    // A tab that the user has taken away cannot be selected.
    return wanted.selected.flatMap { elements[$0] }.flatMap { there.contains($0) ? $0 : nil }
  }

  /// Whether the host has refused to go from what it shows to this.
  package func hasRefused(_ target: Target) -> Bool {
    guard let refusal, rules.contains(.holdRefused) else { return false }
    return refusal.shown == shown && refusal.style == shownStyle && refusal.target == target
  }

  // MARK: The state

  /// - Returns: Whether the state wants something else than before.
  package mutating func want(_ new: Wanted) -> Bool {
    var common = 0
    let shorter = min(wantedIDs.count, new.entries.count)
    while common < shorter, new.entries[common] == wanted.entries[common] { common += 1 }
    let differs = common < max(wantedIDs.count, new.entries.count)
    if differs {
      // What comes first in both lists is looked up no more: most often that is all but one.
      unwantedIDs += wantedIDs[common...]
      wantedIDs.removeSubrange(common...)
      for entry in new.entries[common...] { wantedIDs.append(elements.element(for: entry)) }
      let isWanted = Membership(wantedIDs[common...], asked: unwantedIDs.count)
      unwantedIDs.removeAll(where: isWanted.contains)
      unwantedIDs.sort()
    }
    defer { wanted = new }
    return differs || new.selected != wanted.selected || new.style != wanted.style
  }

  /// The reducer has heard of a report.
  package mutating func reduced(_ token: Int) { reports.removeAll { $0.token == token } }

  // MARK: The host

  package mutating func attach(showing: Showing) {
    isAttached = true
    show(showing)
    shownStyle = shown.elements.isEmpty ? nil : shownStyle ?? uncertainStyle
    uncertain = []
    uncertainStyle = nil
    refusal = nil
  }

  package mutating func detach() {
    isAttached = false
    isGesturing = false
    if let inFlight { uncertain += inFlight.command.added + inFlight.command.taken }
    if case .modal(.present(_, let style)) = inFlight?.command { uncertainStyle = style }
    if rules.contains(.voidOnDetach) { inFlight = nil }
    refusal = nil
  }

  /// The handler leaves its lane, and takes the book along.
  package mutating func leave() {
    detach()
    // The new lane will not hear of what the old one sent.
    reports = []
  }

  /// Another host begins, with nothing shown.
  package mutating func restart() {
    leave()
    isFirstRendering = true
  }

  package mutating func setGesturing(_ isGesturing: Bool) { self.isGesturing = isGesturing }

  package mutating func forgetRefusal() { refusal = nil }

  /// Nothing differs: from now on changes may be animated.
  package mutating func settle() { isFirstRendering = false }

  package mutating func ask(_ command: NavigationCommand, target: Target, token: Int) {
    inFlight = InFlight(
      token: token,
      command: command,
      shownBefore: shown,
      styleBefore: shownStyle,
      target: target
    )
  }

  package mutating func done(_ showing: Showing) {
    guard let inFlight else { return }
    self.inFlight = nil
    show(
      rules.contains(.believeAcknowledgement) ? showing : Showing(reckoned(inFlight.command))
    )
    switch inFlight.command {
    case .modal(.present(_, let style)), .modal(.restyle(_, let style)): shownStyle = style
    default: break
    }
    if shown.elements.isEmpty { shownStyle = nil }
  }

  /// What should be shown after a command, had nobody else done anything.
  private func reckoned(_ command: NavigationCommand) -> [ElementID] {
    switch command {
    case .stack(let command): command.applied(to: shown.elements)
    case .modal(.present(let element, _)), .modal(.restyle(let element, _)): [element]
    case .modal(.dismiss): []
    case .tab(let command): command.applied(to: shown.elements)
    }
  }

  /// The host did nothing, and says so or not.
  package mutating func refuse(_ reason: HostRefusal, _ asked: InFlight) {
    inFlight = nil
    refusal = Refused(
      shown: asked.shownBefore,
      style: asked.styleBefore,
      target: asked.target,
      reason: reason
    )
  }

  private mutating func show(_ showing: Showing) {
    shown = Showing(
      showing.elements.filter { elements[$0] != nil },
      selected: showing.selected.flatMap { elements[$0] == nil ? nil : $0 }
    )
  }

  // MARK: The user

  /// The user took elements away.
  ///
  /// - Returns: The entries that the reducer is to hear of; none if it has heard already.
  package mutating func lose(_ gone: [ElementID], token: Int) -> [EntryID] {
    let known = reports.reduce(into: Set<ElementID>()) { $0.formUnion($1.gone) }
    let news = gone.filter { elements[$0] != nil && !known.contains($0) }
    guard !news.isEmpty else { return [] }
    let gone = Set(news)
    shown.elements.removeAll(where: gone.contains)
    if let selected = shown.selected, gone.contains(selected) { shown.selected = nil }
    if shown.elements.isEmpty { shownStyle = nil }
    inFlight?.hasLostSomething = true
    reports.append(PendingReport(token: token, gone: gone))
    return news.compactMap { elements[$0] }
  }

  /// The user selected an element.
  package mutating func select(_ element: ElementID, token: Int) -> EntryID? {
    guard let entry = elements[element] else { return nil }
    shown.selected = element
    inFlight?.hasLostSomething = true
    reports.append(PendingReport(token: token, selected: element))
    return entry
  }

  // MARK: Forgetting

  /// What is kept for no other reason than that a report is under way, or that it is not known
  /// whether the host shows it.
  package var keptBesides: [Set<ElementID>] {
    reports.map(\.gone) + [Set(uncertain)]
  }

  /// Whether there is something that may be forgotten.
  package var hasMoreThanWanted: Bool { !unwantedIDs.isEmpty }

  /// Forgets elements that neither the state nor the host has.
  ///
  /// - Returns: Those whose views can go.
  package mutating func prune() -> [ElementID] {
    var kept: [ElementID] = rules.contains(.keepShown) ? shown.elements : []
    if let inFlight { kept += inFlight.command.added + inFlight.command.taken }
    for report in reports { kept += report.gone }
    if rules.contains(.keepUncertain) { kept += uncertain }
    let isKept = Membership(kept[...], asked: unwantedIDs.count)
    let gone = unwantedIDs.filter { !isKept.contains($0) }
    guard !gone.isEmpty else { return [] }
    unwantedIDs.removeAll { !isKept.contains($0) }
    elements.forget(gone)
    return gone
  }
}

/// Whether elements are in a list: asked for a few it looks through it, for many it hashes it once.
private struct Membership {
  private let list: ArraySlice<ElementID>
  private let set: Set<ElementID>?

  init(_ list: ArraySlice<ElementID>, asked count: Int) {
    self.list = list
    set = count > 8 ? Set(list) : nil
  }

  func contains(_ element: ElementID) -> Bool { set?.contains(element) ?? list.contains(element) }
}

/// Which element each entry is, while the state or the host has it.
package struct Stays: Hashable, Sendable {
  private var byEntry: [EntryID: ElementID] = [:]
  private var byElement: [ElementID: EntryID] = [:]
  private var next = 1

  package var count: Int { byEntry.count }

  /// Each entry and its element, in no order.
  package var pairs: [EntryID: ElementID] { byEntry }

  package subscript(entry: EntryID) -> ElementID? { byEntry[entry] }
  package subscript(element: ElementID) -> EntryID? { byElement[element] }

  package mutating func element(for entry: EntryID) -> ElementID {
    if let element = byEntry[entry] { return element }
    let element = ElementID(next)
    next += 1
    byEntry[entry] = element
    byElement[element] = entry
    return element
  }

  mutating func forget(_ gone: [ElementID]) {
    for element in gone {
      if let entry = byElement.removeValue(forKey: element) { byEntry[entry] = nil }
    }
  }
}
