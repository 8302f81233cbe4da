package import ComposableNavigation

/// One host of a simulated window: slow, and obedient to the letter.
package struct SimulatedHost: Sendable {
  @Boxed private var parts: Parts

  /// Boxed, because a search copies all hosts at every step, and a step changes one or two.
  private struct Parts {
    var id: MemberID
    var place: MemberPlace?
    let blueprint: Blueprint
    let page: Int
    let column: SplitColumn?
    var made: [ElementID] = []
    var shown: [ElementID] = []
    var selected: ElementID?
    var flight: Flight?
    var isGesturing = false
    /// The views that its handler has made, for searches that look at visits.
    var views: [View] = []
    var style: PresentationStyle?
    var availability = Availability.there
    /// The number of its wrong answers.
    var wrongs = 0
    /// The columns of a split, as its handler knows them.
    var placing = SplitPlacing()
    var hasExpanded = false
  }

  /// The view of an element, and of what it was made.
  struct View: Hashable, Sendable {
    let element: ElementID
    let serial: Int
  }

  /// The presence of the host on screen, as long as its surroundings are there.
  enum Availability: Int, Hashable, Sendable {
    case there
    /// It is off screen by itself.
    case away
    /// It has been let go.
    case lost
  }

  /// A command that the host has been given.
  struct Flight: Hashable, Sendable {
    let token: Int
    let command: NavigationCommand
    /// The visible change has happened; the acknowledgement is still to come.
    var isApplied = false
    /// The host does nothing, because another transition ran when it was asked.
    var isIgnored = false
    /// The elements that the user has taken away since it was asked for.
    var gone: [ElementID] = []
  }

  /// Makes a host that shows nothing; the program's state of it lies on a page.
  init(
    id: MemberID,
    place: MemberPlace?,
    blueprint: Blueprint,
    page: Int = 0,
    column: SplitColumn? = nil
  ) {
    var parts = Parts(id: id, place: place, blueprint: blueprint, page: page, column: column)
    if blueprint.sharesEntries { parts.placing.begin() }
    _parts = Boxed(wrappedValue: parts)
  }

  package var id: MemberID { parts.id }
  var place: MemberPlace? { parts.place }
  // Not a copy: all cores would count the same references.
  var blueprint: Blueprint { _read { yield parts.blueprint } }
  var page: Int { parts.page }
  /// The column of a split that it is; nil for the split itself, and for all others.
  var column: SplitColumn? { parts.column }

  /// A column's elements with a view: another column may have made it.
  var made: [ElementID] {
    _read { yield parts.made }
    _modify { yield &parts.made }
  }

  package var shown: [ElementID] {
    _read { yield parts.shown }
    _modify { yield &parts.shown }
  }

  var selected: ElementID? {
    get { parts.selected }
    set { parts.selected = newValue }
  }

  var flight: Flight? {
    _read { yield parts.flight }
    _modify { yield &parts.flight }
  }

  var isGesturing: Bool {
    get { parts.isGesturing }
    set { parts.isGesturing = newValue }
  }

  var views: [View] {
    _read { yield parts.views }
    _modify { yield &parts.views }
  }

  /// The style in which it presents its element; nil while it shows none.
  var style: PresentationStyle? { parts.shown.isEmpty ? nil : parts.style }

  var availability: Availability {
    get { parts.availability }
    set { parts.availability = newValue }
  }

  var wrongs: Int { parts.wrongs }

  var placing: SplitPlacing {
    _read { yield parts.placing }
    _modify { yield &parts.placing }
  }

  /// Tells whether it is a split that has expanded by itself, and has done nothing else since.
  var hasExpanded: Bool { parts.hasExpanded }

  /// Expands by itself: there are places for columns that nobody has asked for.
  mutating func expand() { parts.hasExpanded = true }

  /// Tells whether it goes on showing what its last answer did not name.
  var isLying: Bool { blueprint.answers == .forgets && wrongs == 1 }

  var showing: Showing {
    Showing(
      shown,
      selected: selected,
      style: blueprint.styles == .named ? style : nil,
      hasExpanded: hasExpanded
    )
  }

  /// Returns the answer to a command, and counts it when it is wrong.
  mutating func answer(_ flight: Flight, isHonest: Bool) -> Showing {
    var showing = self.showing
    guard !isHonest, blueprint.answers == .forgets else { return showing }
    if wrongs == 1 {
      parts.wrongs = 2
    } else if wrongs == 0, !flight.command.added.isEmpty {
      parts.wrongs = 1
      showing.elements.removeAll(where: flight.command.added.contains)
    }
    return showing
  }

  /// Does what it was asked, as far as the user has left it to do.
  ///
  /// The rules are those of “Writing a host”.
  mutating func apply(_ mistake: Mistake? = nil, isHonest: Bool = true) {
    guard let flight else { return }
    defer {
      self.flight?.isApplied = true
      if !isHonest { showWrongly() }
    }
    if flight.isIgnored { return }
    let added = flight.command.added
    if mistake == .popByCount, blueprint.isPile, added.isEmpty {
      return shown.removeLast(min(flight.command.taken.count, shown.count))
    }
    let before = Showing(shown, selected: selected, style: style, hasExpanded: hasExpanded)
    show(flight.command.applied(to: before)) { flight.gone.contains($0) && added.contains($0) }
  }

  /// Shows what a command makes of it, but for what the user has taken away since.
  private mutating func show(_ after: Showing, but isGone: (ElementID) -> Bool) {
    shown = after.elements.removing(where: isGone)
    if let style = after.style { parts.style = style }
    if hasExpanded != after.hasExpanded { parts.hasExpanded = after.hasExpanded }
    guard blueprint.hasSelection else { return }
    // Assumed: when the selected tab goes, the host selects the first.
    if selected.map(shown.contains) != true { selected = shown.first }
    if let select = after.selected, shown.contains(select) { selected = select }
  }

  private mutating func showWrongly() {
    switch blueprint.answers {
    case .honest:
      break
    case .less:
      guard !shown.isEmpty else { return }
      if wrongs == 0 { shown.removeFirst() } else { shown.removeLast() }
      parts.wrongs = 1 - wrongs
    case .forgets:
      // It is asked for what it has already.
      var seen: [ElementID] = []
      for element in shown where !seen.contains(element) { seen.append(element) }
      shown = seen
    }
  }

  /// Moves the host: it lies elsewhere from now on.
  mutating func move(to place: MemberPlace?) { parts.place = place }

  /// Its handler has another name from now on.
  mutating func rename(_ id: MemberID) { parts.id = id }

  /// Begins anew with nothing shown and nothing begun: the host has been given to its handler anew,
  /// or is another one.
  mutating func begin() {
    clear()
    availability = .there
    if blueprint.sharesEntries { placing.begin() }
  }

  /// Shows nothing, and has nothing to do.
  mutating func clear() {
    shown = []
    selected = nil
    flight = nil
    isGesturing = false
    parts.hasExpanded = false
  }

  /// Lets its sheet rest at another detent, as the user does.
  ///
  /// - Returns: The sheet; nil when none is shown.
  mutating func drag(to detent: Sheet.Detent) -> ElementID? {
    guard let element = shown.first, case .sheet(var sheet)? = style else { return nil }
    sheet.selectedDetent = detent
    parts.style = .sheet(sheet)
    return element
  }

  /// Takes the topmost elements away, as the user does.
  mutating func lose(_ count: Int) -> [ElementID] {
    let gone = Array(shown.suffix(count))
    shown.removeLast(count)
    // Assumed: when the selected one goes, the host selects the first.
    if let old = selected, gone.contains(old) { selected = shown.first }
    flight?.gone += gone
    return gone
  }
}
