extension Ledger {
  /// An act of the user, until the reducer has heard of it.
  package struct PendingReport: Hashable, Sendable {
    package let token: Int
    let act: Act

    /// The thing that the user did.
    enum Act: Hashable, Sendable {
      case removed(ElementSet)
      case selected(ElementID)
      case dragged(Drag)
      /// A split has expanded by itself.
      case expanded
    }

    /// A sheet, and the detent to which it was dragged.
    package struct Drag: Hashable, Sendable {
      package let element: ElementID
      package let detent: Sheet.Detent
    }

    /// The elements that the user took away; empty for another act.
    package var gone: ElementSet {
      if case .removed(let gone) = act { gone } else { ElementSet() }
    }

    package var selected: ElementID? {
      if case .selected(let element) = act { element } else { nil }
    }

    package var drag: Drag? { if case .dragged(let drag) = act { drag } else { nil } }

    package var hasExpanded: Bool { act == .expanded }

    /// Tells whether it is that the user took an element away; without a copy of the others, as a
    /// search asks it often.
    func removed(_ element: ElementID) -> Bool {
      if case .removed(let gone) = act { gone.contains(element) } else { false }
    }
  }

  /// Notes that the reducer has heard of a report.
  package mutating func reduced(_ token: Int) {
    book.reports = book.reports.removing { $0.token == token }
  }
}
