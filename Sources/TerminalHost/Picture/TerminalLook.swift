/// The state of a screen beside its text: whether it is an alert, and the user's position in it.
public struct TerminalLook: Hashable, Sendable {
  var isAlert = false
  var place = RowFocus()

  /// Creates the look of a screen at its initial position.
  public init() {}

  package init(isAlert: Bool, place: RowFocus = RowFocus()) {
    self.isAlert = isAlert
    self.place = place
  }
}
