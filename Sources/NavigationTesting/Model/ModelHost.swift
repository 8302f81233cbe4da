import ComposableNavigation

/// A slow host of a model's window that follows the contract exactly.
struct ModelHost {
  let id: MemberID
  let place: MemberPlace?
  let rules: ShapeRules
  let touch: ModelTouch
  var shown: [ElementID] = []
  var selected: ElementID?
  var flight: Flight?
  var isGesturing = false
  private var lastStyle: PresentationStyle?

  /// A command that the host has received.
  struct Flight {
    let token: Int
    let command: NavigationCommand
    /// The visible change has happened, but the command is not acknowledged yet.
    var isApplied = false
    /// The elements that the user has removed since the command.
    var gone: [ElementID] = []
  }

  /// Makes a host that shows nothing.
  init(id: MemberID, place: MemberPlace?, rules: ShapeRules, touch: ModelTouch) {
    self.id = id
    self.place = place
    self.rules = rules
    self.touch = touch
  }

  /// The style of the presentation; nil if nothing is presented.
  var style: PresentationStyle? { shown.isEmpty ? nil : lastStyle }

  /// The content that the host names in its answers, without a style.
  var showing: Showing { Showing(shown, selected: selected) }

  /// Returns a Boolean value that indicates whether the host shows an element to the user.
  func isSeen(_ element: ElementID) -> Bool { rules.isInFront(element, in: showing) }

  /// Applies the command, except for elements that the user has removed since.
  ///
  /// The rules are those of “Writing a host”.
  mutating func apply() {
    guard let flight else { return }
    self.flight?.isApplied = true
    let before = Showing(shown, selected: selected, style: style)
    let after = flight.command.applied(to: before)
    let added = flight.command.added
    shown = after.elements.filter { !(flight.gone.contains($0) && added.contains($0)) }
    if let style = after.style { lastStyle = style }
    guard touch.hasSelection else { return }
    // Assumption: if the selected tab is removed, the host selects the first one.
    if selected.map(shown.contains) != true { selected = shown.first }
    if let select = after.selected, shown.contains(select) { selected = select }
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
