/// The content of a host: its elements in order, the selected one, and the presentation style.
///
/// ```swift
/// acknowledgement.done(showing: Showing([first, second], selected: second))
/// acknowledgement.done(showing: Showing([sheet], style: .formSheet))
/// Showing([list], hasExpanded: true)      // a split that has become wide by itself
/// ```
public struct Showing: Hashable, Sendable {
  /// The handler's elements that are shown, in order; foreign views are not among them.
  public var elements: [ElementID]

  /// The selected tab; nil for a stack and a modal.
  public var selected: ElementID?

  /// The style in which a modal's element is presented; nil for a stack and for tabs, and when
  /// nothing is presented.
  ///
  /// A modal host names it, in `shown` and in each answer. One that does not is believed to have
  /// done as it was asked; after a command that was void in the middle it is asked once more.
  public var style: PresentationStyle?

  /// Tells whether a split has expanded by itself and nobody has asked it for anything since: beside
  /// its one column there are places with nothing in them.
  ///
  /// False for all other hosts. A split host that collapses and expands when it is asked, and never by
  /// itself, need not think of it.
  public var hasExpanded: Bool

  /// Names the elements that are shown.
  public init(
    _ elements: [ElementID] = [],
    selected: ElementID? = nil,
    style: PresentationStyle? = nil,
    hasExpanded: Bool = false
  ) {
    self.elements = elements
    self.selected = selected
    self.style = style
    self.hasExpanded = hasExpanded
  }

  /// Tells whether both show the same.
  ///
  /// - Complexity: O(*n*), and O(1) for copies of one list.
  public static func == (lhs: Showing, rhs: Showing) -> Bool {
    lhs.selected == rhs.selected && lhs.style == rhs.style
      && lhs.hasExpanded == rhs.hasExpanded && lhs.elements.areSame(as: rhs.elements)
  }

  /// An empty host.
  public static let nothing = Showing()

  /// The same with other elements.
  func with(_ elements: [ElementID]) -> Showing {
    var other = self
    other.elements = elements
    return other
  }
}
