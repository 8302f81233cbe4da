// The parts of a report that a lane needs.
extension HostReport {
  /// The elements that the user acted on; none for other reports.
  package var elements: [ElementID] {
    switch self {
    case .removed(let elements): elements
    case .selected(let element): [element]
    case .shape(let own): own.base.elements
    case .attempted(let report): report.elements
    default: []
    }
  }

  /// The selected element; nil for other reports.
  package var selected: ElementID? {
    if case .selected(let element) = self { element } else { nil }
  }

  /// The shape's own report; nil for other reports.
  package var own: (any ShapeReport)? { if case .shape(let own) = self { own.base } else { nil } }

  /// A Boolean value that indicates whether it is about the whole host, and not about elements.
  var isAboutHost: Bool { own?.elements.isEmpty == true }

  var disturbance: Disturbance { own?.disturbance ?? .content }

  /// Returns the content of a host after the user's act.
  package func applied(to showing: Showing) -> Showing {
    var after = showing
    switch self {
    case .removed(let elements):
      let gone = ElementSet(elements)
      after.elements = showing.elements.removing(where: gone.contains)
      if let selected = showing.selected, gone.contains(selected) { after.selected = nil }
      if after.elements.isEmpty { after.style = nil }
    case .selected(let element): after.selected = element
    case .shape(let own): after = own.base.applied(to: showing)
    default: break
    }
    return after
  }

  /// A Boolean value that indicates whether it is an act of the user or the window: one that counts even
  /// if the handler is set up with another host meanwhile.
  var isAct: Bool { !elements.isEmpty || isAboutHost }
}
