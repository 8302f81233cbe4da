/// The content of a host: its elements in order, the selected one, and the presentation style.
///
/// ```swift
/// acknowledgement.done(showing: Showing([first, second], selected: second))
/// acknowledgement.done(showing: Showing([sheet], style: .formSheet))
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

  /// Names the elements that are shown.
  public init(
    _ elements: [ElementID] = [],
    selected: ElementID? = nil,
    style: PresentationStyle? = nil
  ) {
    self.elements = elements
    self.selected = selected
    self.style = style
  }

  /// Tells whether both show the same.
  ///
  /// - Complexity: O(*n*), and O(1) for copies of one list.
  public static func == (lhs: Showing, rhs: Showing) -> Bool {
    lhs.selected == rhs.selected && lhs.style == rhs.style
      && lhs.elements.areSame(as: rhs.elements)
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
