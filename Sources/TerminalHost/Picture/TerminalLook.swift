/// The look of a screen, beside its text: an alert or not, and the place where a person is in it.
public struct TerminalLook: Hashable, Sendable {
  var isAlert = false
  var place = RowFocus()

  /// Makes the look of a screen that nobody has touched.
  public init() {}

  init(isAlert: Bool, place: RowFocus = RowFocus()) {
    self.isAlert = isAlert
    self.place = place
  }
}
