/// The rules of a host of any shape, for a lane of all kinds.
package final class ShapeRules: Hashable, Sendable {
  // In an object: rules of any kind are dear to copy, and a search copies whole lanes.
  private let base: any HostRules
  /// The shape's name in traces.
  package let name: String
  /// Tells whether what the host shows lies over everything else.
  package let isOverlay: Bool
  /// Tells whether hosts in this one have the same entries.
  package let sharesEntries: Bool
  /// Tells whether each element is a window, with a lane of its own for what lies in it.
  package let hasWindows: Bool
  /// Tells whether what is shown goes with all that is presented over it.
  package let dismissesAbove: Bool
  /// Tells whether the host can be filled before the view that it lies in is on screen.
  package let fillsUnseen: Bool

  /// Hides the type of a shape's rules.
  ///
  /// - Parameters:
  ///   - rules: The rules of the shape.
  ///   - fillsUnseen: True if the host says so; what lies over everything is never filled before.
  package init<Rules: HostRules>(_ rules: Rules, fillsUnseen: Bool = false) {
    base = rules
    name = Rules.name
    isOverlay = Rules.isOverlay
    sharesEntries = Rules.sharesEntries
    hasWindows = Rules.hasWindows
    dismissesAbove = rules.dismissesAbove
    self.fillsUnseen = fillsUnseen && !Rules.isOverlay
  }

  /// The one difference between what is shown and a target, as one command; nil for none.
  package func command(from shown: Showing, to target: Showing) -> NavigationCommand? {
    base.anyCommand(from: shown, to: target)
  }

  /// Tells whether an element is seen, so that something may be presented from within it.
  package func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    base.isInFront(element, in: showing)
  }

  package static func == (lhs: ShapeRules, rhs: ShapeRules) -> Bool {
    lhs === rhs || lhs.fillsUnseen == rhs.fillsUnseen && isEqual(lhs.base, rhs.base)
  }

  private static func isEqual<Rules: HostRules>(_ rules: Rules, _ other: any HostRules) -> Bool {
    guard let other = other as? Rules else { return false }
    return rules == other
  }

  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
