/// A host's content: its elements in order, the selected one, and the presentation style.
///
/// ```swift
/// acknowledgement.done(showing: Showing([first, second], selected: second))
/// acknowledgement.done(showing: Showing([sheet], style: .formSheet))
/// Showing([list], hasExpanded: true)      // a split that has become wide by itself
/// ```
public struct Showing: Hashable, Sendable {
  /// The handler's elements that are shown, in order, without foreign views.
  public var elements: [ElementID]

  /// The selected tab; nil for a stack and a modal.
  public var selected: ElementID?

  /// The style in which a modal's element is presented; nil for a stack and for tabs, and if
  /// nothing is presented.
  ///
  /// A modal host names the style in `shown` and in each answer. If it does not, the lane assumes
  /// the style of its last command. After a command that became void midway, the lane asks once
  /// more.
  public var style: PresentationStyle?

  /// A Boolean value that indicates whether a split has expanded by itself since its last command:
  /// beside its one column it shows empty places.
  ///
  /// It is false for other hosts, and for a split that never expands or collapses by itself.
  public var hasExpanded: Bool

  /// Creates the content of a host.
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

  /// Returns a Boolean value that indicates whether both contents are equal.
  ///
  /// - Complexity: O(*n*), and O(1) for copies of one list.
  public static func == (lhs: Showing, rhs: Showing) -> Bool {
    lhs.selected == rhs.selected && lhs.style == rhs.style
      && lhs.hasExpanded == rhs.hasExpanded && lhs.elements.areSame(as: rhs.elements)
  }

  /// The content of an empty host.
  public static let nothing = Showing()

  /// Returns the same content with other elements.
  func with(_ elements: [ElementID]) -> Showing {
    var other = self
    other.elements = elements
    return other
  }
}
