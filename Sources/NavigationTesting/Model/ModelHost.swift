package import ComposableNavigation

/// A slow host of a simulated window that follows the contract exactly.
///
/// A model has one for each container, and so has the simulated window of the package's own laws.
package struct ModelHost: Sendable {
  package var id: MemberID
  package var place: MemberPlace?
  package let rules: ShapeRules
  package let touch: ModelTouch
  package var shown: [ElementID] = []
  package var selected: ElementID?
  package var flight: Flight?
  package var isGesturing = false
  /// A Boolean value that indicates whether a split has expanded by itself since its last change.
  package var hasExpanded = false
  private var lastStyle: PresentationStyle?

  /// A command that the host has received.
  package struct Flight: Hashable, Sendable {
    package let token: Int
    package let command: NavigationCommand
    /// The visible change has happened, but the command is not acknowledged yet.
    package var isApplied = false
    /// The host ignores the command, because another transition was running when it arrived.
    package let isIgnored: Bool
    /// The elements that the user has removed since the command.
    package var gone: [ElementID] = []

    package init(token: Int, command: NavigationCommand, isIgnored: Bool = false) {
      self.token = token
      self.command = command
      self.isIgnored = isIgnored
    }
  }

  /// Makes a host that shows nothing.
  package init(id: MemberID, place: MemberPlace?, rules: ShapeRules, touch: ModelTouch) {
    self.id = id
    self.place = place
    self.rules = rules
    self.touch = touch
  }

  /// The style of the presentation; nil if nothing is presented.
  package var style: PresentationStyle? { shown.isEmpty ? nil : lastStyle }

  /// The content that the host names in its answers, without a style.
  package var showing: Showing { Showing(shown, selected: selected, hasExpanded: hasExpanded) }

  /// Returns a Boolean value that indicates whether the host shows an element to the user.
  func isSeen(_ element: ElementID) -> Bool { rules.isInFront(element, in: showing) }

  /// Applies the command, except for elements that the user has removed since.
  ///
  /// The rules are those of “Writing a host”.
  package mutating func apply() {
    guard let flight else { return }
    self.flight?.isApplied = true
    let before = Showing(shown, selected: selected, style: style, hasExpanded: hasExpanded)
    let (after, added) = (flight.command.applied(to: before), flight.command.added)
    shown = after.elements.removing { flight.gone.contains($0) && added.contains($0) }
    if let style = after.style { lastStyle = style }
    hasExpanded = after.hasExpanded
    guard touch.hasSelection else { return }
    // Assumption: if the selected tab is removed, the host selects the first one.
    if selected.map(shown.contains) != true { selected = shown.first }
    if let select = after.selected, shown.contains(select) { selected = select }
  }

  /// Removes all elements, the command and the gesture.
  package mutating func clear() {
    (shown, selected, flight, isGesturing, hasExpanded) = ([], nil, nil, false, false)
  }

  // MARK: User

  /// Drags the sheet to another detent, as the user does.
  ///
  /// - Returns: The sheet; nil if none is shown.
  package mutating func drag(to detent: Sheet.Detent) -> ElementID? {
    guard let element = shown.first, case .sheet(var sheet)? = style else { return nil }
    sheet.selectedDetent = detent
    lastStyle = .sheet(sheet)
    return element
  }

  /// Removes the topmost elements, as the user does.
  package mutating func lose(_ count: Int) -> [ElementID] {
    let gone = Array(shown.suffix(count))
    shown.removeLast(count)
    // Assumption: if the selected element is removed, the host selects the first one.
    if let old = selected, gone.contains(old) { selected = shown.first }
    flight?.gone += gone
    return gone
  }

  /// The detents to which the user can drag the sheet.
  package var otherDetents: [Sheet.Detent] {
    guard case .sheet(let sheet)? = style else { return [] }
    return sheet.detents.filter { $0 != sheet.selectedDetent ?? sheet.detents.first }
  }
}

extension PresentationStyle? {
  /// Returns a Boolean value that indicates whether a host with this style shows the desired one.
  ///
  /// If the state selects no detent, the user selects it.
  package func isShowing(_ desired: PresentationStyle?) -> Bool {
    if self == desired { return true }
    guard case .sheet(var sheet)? = self else { return false }
    sheet.selectedDetent = nil
    return .sheet(sheet) == desired
  }
}

extension HostReport {
  /// The detent to which the user dragged a sheet; nil for another report.
  package var detent: Sheet.Detent? {
    guard case ModalReport.selectedDetent(let detent, of: _)? = own else { return nil }
    return detent
  }
}
