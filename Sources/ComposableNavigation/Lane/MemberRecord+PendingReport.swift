extension MemberRecord {
  /// An action of the user that the reducer has not handled yet.
  package struct PendingReport: Hashable, Sendable {
    package let token: Int
    let act: Act

    /// The kind of action.
    enum Act: Hashable, Sendable {
      case removed(ElementSet)
      case selected(ElementID)
      case dragged(Drag)
      /// A split has expanded by itself.
      case expanded
    }

    /// A sheet and the detent to which it was dragged.
    package struct Drag: Hashable, Sendable {
      package let element: ElementID
      package let detent: Sheet.Detent
    }

    /// The elements that the user removed; empty for another action.
    package var gone: ElementSet {
      if case .removed(let gone) = act { gone } else { ElementSet() }
    }

    package var selected: ElementID? {
      if case .selected(let element) = act { element } else { nil }
    }

    package var drag: Drag? { if case .dragged(let drag) = act { drag } else { nil } }

    package var hasExpanded: Bool { act == .expanded }

    /// Returns true if the user removed an element.
    ///
    /// It does not copy the other elements, because a search calls it often.
    func removed(_ element: ElementID) -> Bool {
      if case .removed(let gone) = act { gone.contains(element) } else { false }
    }
  }

  /// Notes that the reducer has handled a report.
  package mutating func reduced(_ token: Int) {
    storage.reports = storage.reports.removing { $0.token == token }
  }
}
