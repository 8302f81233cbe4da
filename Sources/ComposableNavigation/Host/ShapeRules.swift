/// The rules of a host of any shape, without the type of the shape.
package final class ShapeRules: Hashable, Sendable {
  // A class, because rules of any kind are expensive to copy, and a search copies whole lanes.
  private let base: any HostRules
  /// The shape's name in traces.
  package let name: String
  /// A Boolean value that indicates whether the host covers all other content.
  package let isOverlay: Bool
  /// A Boolean value that indicates whether the hosts inside this one share its entries.
  package let sharesEntries: Bool
  /// A Boolean value that indicates whether each element is a window, with a lane of its own.
  package let hasWindows: Bool
  /// True if removing an element also removes everything presented over it.
  package let dismissesAbove: Bool
  /// True if the host can be filled before the view around it is on screen.
  package let preloadsOffscreen: Bool
  /// Returns true if hosts of the shape make such a report.
  let makes: @Sendable (any ShapeReport) -> Bool
  /// Returns the report that a host with this content owes; nil for none.
  let lateReport: @Sendable (Showing) -> HostReport?

  /// Wraps the rules of a shape and hides their type.
  ///
  /// - Parameters:
  ///   - rules: The rules of the shape.
  ///   - preloadsOffscreen: True if the host supports it; ignored for a host that covers all
  ///     content.
  package init<Rules: HostRules>(_ rules: Rules, preloadsOffscreen: Bool = false) {
    base = rules
    name = Rules.name
    isOverlay = Rules.isOverlay
    sharesEntries = Rules.sharesEntries
    hasWindows = Rules.hasWindows
    dismissesAbove = rules.dismissesAbove
    makes = { $0 is Rules.Report }
    lateReport = { rules.lateReport(on: $0).map { .own($0) } }
    self.preloadsOffscreen = preloadsOffscreen && !Rules.isOverlay
  }

  /// Returns the next command that leads from the shown content to the target; nil for none.
  package func command(from shown: Showing, to target: Showing) -> NavigationCommand? {
    base.anyCommand(from: shown, to: target)
  }

  /// Returns a Boolean value that indicates whether an element is visible, so that something may be
  /// presented from it.
  package func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    base.isInFront(element, in: showing)
  }

  package static func == (lhs: ShapeRules, rhs: ShapeRules) -> Bool {
    lhs === rhs || lhs.preloadsOffscreen == rhs.preloadsOffscreen && isEqual(lhs.base, rhs.base)
  }

  private static func isEqual<Rules: HostRules>(_ rules: Rules, _ other: any HostRules) -> Bool {
    guard let other = other as? Rules else { return false }
    return rules == other
  }

  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
