/// The purpose of a dialog's button; a host draws the button accordingly.
public enum ButtonRole: String, Hashable, Sendable, Codable {
  /// The button has no special role.
  case `default`
  /// The button changes nothing. A host taps it if the user goes back from the dialog.
  case cancel
  /// The button has an effect that cannot be undone.
  case destructive
}
