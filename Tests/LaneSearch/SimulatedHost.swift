package import ComposableNavigation
import NavigationTesting

/// A slow host of a simulated window that follows the contract exactly.
package struct SimulatedHost: Sendable {
  @Boxed private var parts: Parts

  /// Boxed, because a search copies all hosts at every step, and a step changes only one or two.
  private struct Parts {
    var slow: ModelHost
    let blueprint: Blueprint
    let page: Int
    let column: SplitColumn?
    var made: [ElementID] = []
    /// The views that the handler has made, for searches that track visits.
    var views: [View] = []
    var availability = Availability.there
    /// The number of wrong answers so far.
    var wrongs = 0
    /// The columns of a split, as its handler knows them.
    var placing = SplitPlacing()
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

  /// Makes a host that shows nothing; the program's state of the container is on a page.
  init(
    id: MemberID,
    place: MemberPlace?,
    blueprint: Blueprint,
    page: Int = 0,
    column: SplitColumn? = nil
  ) {
    let slow = ModelHost(id: id, place: place, rules: blueprint.rules, touch: blueprint.touch)
    var parts = Parts(slow: slow, blueprint: blueprint, page: page, column: column)
    if blueprint.sharesEntries { parts.placing.begin() }
    _parts = Boxed(wrappedValue: parts)
  }

  package var id: MemberID { parts.slow.id }
  var place: MemberPlace? { parts.slow.place }
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
    _read { yield parts.slow.shown }
    _modify { yield &parts.slow.shown }
  }

  var selected: ElementID? {
    get { parts.slow.selected }
    set { parts.slow.selected = newValue }
  }

  var flight: ModelHost.Flight? {
    _read { yield parts.slow.flight }
    _modify { yield &parts.slow.flight }
  }

  var isGesturing: Bool {
    get { parts.slow.isGesturing }
    set { parts.slow.isGesturing = newValue }
  }

  var views: [View] {
    _read { yield parts.views }
    _modify { yield &parts.views }
  }

  /// The style of the presentation; nil if nothing is presented.
  var style: PresentationStyle? { parts.slow.style }

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
  var hasExpanded: Bool { parts.slow.hasExpanded }

  /// Expands by itself, without a command.
  mutating func expand() { parts.slow.hasExpanded = true }

  /// A Boolean value that indicates whether the host's last answer omitted elements that it shows.
  var isLying: Bool { blueprint.answers == .forgets && wrongs == 1 }

  /// The detents to which the user can drag a sheet.
  var otherDetents: [Sheet.Detent] { parts.slow.otherDetents }

  var showing: Showing {
    var showing = parts.slow.showing
    if blueprint.styles == .named { showing.style = style }
    return showing
  }

  /// Returns the answer to a command, and counts it if it is wrong.
  mutating func answer(_ flight: ModelHost.Flight, isHonest: Bool) -> Showing {
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

  /// Applies the command, unless the host ignores it or makes a mistake.
  mutating func apply(_ mistake: Mistake? = nil, isHonest: Bool = true) {
    guard let flight else { return }
    let added = flight.command.added
    if flight.isIgnored {
      self.flight?.isApplied = true
    } else if mistake == .popByCount, blueprint.isPile, added.isEmpty {
      self.flight?.isApplied = true
      shown.removeLast(min(flight.command.taken.count, shown.count))
    } else {
      parts.slow.apply()
    }
    if !isHonest { showWrongly() }
  }

  private mutating func showWrongly() {
    guard blueprint.answers == .less, !shown.isEmpty else { return }
    if wrongs == 0 { shown.removeFirst() } else { shown.removeLast() }
    parts.wrongs = 1 - wrongs
  }

  /// Moves the host to another place.
  mutating func move(to place: MemberPlace?) { parts.slow.place = place }

  /// Changes the name of the host's handler.
  mutating func rename(_ id: MemberID) { parts.slow.id = id }

  /// Resets the host to show nothing: its handler was set up with it again, or with another host.
  mutating func begin() {
    clear()
    availability = .there
    if blueprint.sharesEntries { placing.begin() }
  }

  /// Removes all elements, the command and the gesture.
  mutating func clear() { parts.slow.clear() }

  /// Drags the sheet to another detent, as the user does; returns the sheet, or nil if none is shown.
  mutating func drag(to detent: Sheet.Detent) -> ElementID? { parts.slow.drag(to: detent) }

  /// Removes the topmost elements, as the user does.
  mutating func lose(_ count: Int) -> [ElementID] { parts.slow.lose(count) }
}
