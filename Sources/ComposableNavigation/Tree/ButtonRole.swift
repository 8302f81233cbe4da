/// The purpose of a dialog's button; a host draws the button accordingly.
public enum ButtonRole: String, Hashable, Sendable, Codable {
  /// Does what it says.
  case `default`
  /// Leaves everything as it was. A host takes it when a person goes back from the dialog.
  case cancel
  /// Does what cannot be undone.
  case destructive
}
