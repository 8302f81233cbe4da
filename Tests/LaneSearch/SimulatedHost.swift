package import ComposableNavigation
import NavigationTesting

/// A slow host of a simulated window that follows the contract exactly.
package struct SimulatedHost: Sendable {
  @Boxed private var parts: Parts

  /// Boxed, because a search copies all hosts at every step, and a step changes only one or two.
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
    /// The views that the handler has made, for searches that track visits.
    var views: [View] = []
    var style: PresentationStyle?
    var availability = Availability.there
    /// The number of wrong answers so far.
    var wrongs = 0
    /// The columns of a split, as its handler knows them.
    var placing = SplitPlacing()
    var hasExpanded = false
  }

  /// The view of an element, with the serial number of its item.
  struct View: Hashable, Sendable {
    let element: ElementID
    let serial: Int
  }

  /// The availability of the host itself, regardless of its surroundings.
  enum Availability: Int, Hashable, Sendable {
    case there
    /// The host is off screen by itself.
    case away
    /// The host has been released.
    case lost
  }

  /// A command that the host has received.
  struct Flight: Hashable, Sendable {
    let token: Int
    let command: NavigationCommand
    /// The visible change has happened, but the command is not acknowledged yet.
    var isApplied = false
    /// The host ignores the command, because another transition was running when it arrived.
    var isIgnored = false
    /// The elements that the user has removed since the command.
    var gone: [ElementID] = []
  }

  /// Makes a host that shows nothing; the program's state of the container is on a page.
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
  // Not a copy, which would make all cores count the same references.
  var blueprint: Blueprint { _read { yield parts.blueprint } }
  var page: Int { parts.page }
  /// The column of a split that the host shows; nil for the split's own host and for all others.
  var column: SplitColumn? { parts.column }

  /// A column's elements that have a view, which another column may have made.
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

  /// The style of the presentation; nil if nothing is presented.
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

  /// A Boolean value that indicates whether a split has expanded by itself since its last change.
  var hasExpanded: Bool { parts.hasExpanded }

  /// Expands by itself, without a command.
  mutating func expand() { parts.hasExpanded = true }

  /// A Boolean value that indicates whether the host's last answer omitted elements that it shows.
  var isLying: Bool { blueprint.answers == .forgets && wrongs == 1 }

  var showing: Showing {
    Showing(
      shown,
      selected: selected,
      style: blueprint.styles == .named ? style : nil,
      hasExpanded: hasExpanded
    )
  }

  /// Returns the answer to a command, and counts it if it is wrong.
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

  /// Applies the command, except for elements that the user has removed since.
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

  /// Shows the result of a command, without the elements that the user has removed since.
  private mutating func show(_ after: Showing, but isGone: (ElementID) -> Bool) {
    shown = after.elements.removing(where: isGone)
    if let style = after.style { parts.style = style }
    if hasExpanded != after.hasExpanded { parts.hasExpanded = after.hasExpanded }
    guard blueprint.touch.hasSelection else { return }
    // Assumption: if the selected tab is removed, the host selects the first one.
    if selected.map(shown.contains) != true { selected = shown.first }
    if let select = after.selected, shown.contains(select) { selected = select }
  }

  private mutating func showWrongly() {
    guard blueprint.answers == .less, !shown.isEmpty else { return }
    if wrongs == 0 { shown.removeFirst() } else { shown.removeLast() }
    parts.wrongs = 1 - wrongs
  }

  /// Moves the host to another place.
  mutating func move(to place: MemberPlace?) { parts.place = place }

  /// Changes the name of the host's handler.
  mutating func rename(_ id: MemberID) { parts.id = id }

  /// Resets the host to show nothing: its handler was set up with it again, or with another host.
  mutating func begin() {
    clear()
    availability = .there
    if blueprint.sharesEntries { placing.begin() }
  }

  /// Removes all elements, the command and the gesture.
  mutating func clear() {
    shown = []
    selected = nil
    flight = nil
    isGesturing = false
    parts.hasExpanded = false
  }

  /// Drags the sheet to another detent, as the user does.
  ///
  /// - Returns: The sheet; nil if none is shown.
  mutating func drag(to detent: Sheet.Detent) -> ElementID? {
    guard let element = shown.first, case .sheet(var sheet)? = style else { return nil }
    sheet.selectedDetent = detent
    parts.style = .sheet(sheet)
    return element
  }

  /// Removes the topmost elements, as the user does.
  mutating func lose(_ count: Int) -> [ElementID] {
    let gone = Array(shown.suffix(count))
    shown.removeLast(count)
    // Assumption: if the selected element is removed, the host selects the first one.
    if let old = selected, gone.contains(old) { selected = shown.first }
    flight?.gone += gone
    return gone
  }
}
