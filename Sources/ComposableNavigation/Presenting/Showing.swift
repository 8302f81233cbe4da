/// What a host shows: its elements in order, bottom or first one first, and which is selected.
///
/// ```swift
/// acknowledgement.done(showing: Showing([first, second], selected: second))
/// ```
public struct Showing: Hashable, Sendable {
  /// The handler's elements that are shown, in order; foreign views are not among them.
  public var elements: [ElementID]

  /// The selected tab; nil for a stack and a modal.
  public var selected: ElementID?

  /// Names what is shown.
  public init(_ elements: [ElementID] = [], selected: ElementID? = nil) {
    self.elements = elements
    self.selected = selected
  }

  /// Nothing.
  public static let nothing = Showing()
}
