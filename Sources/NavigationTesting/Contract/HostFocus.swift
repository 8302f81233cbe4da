/// The control that has the focus: its view, and its position there.
///
/// ```swift
/// HostFocus(in: "inbox", at: 1)                      // the second control of the view “inbox”
/// ```
public struct HostFocus: Hashable, Sendable {
  /// The title of the view.
  public let view: String

  /// The position of the control in the view, or another number that identifies it there.
  public let control: Int

  /// Creates a focus from the title of the view and the control's position in it.
  public init(in view: String, at control: Int) {
    (self.view, self.control) = (view, control)
  }
}
