/// A button of a dialog as comparable data: its title, its role, and what a tap sends.
///
/// ```swift
/// ButtonState("Delete", role: .destructive, action: Action.deleteConfirmed)
/// ButtonState("Cancel", role: .cancel)               // only dismisses
/// ButtonState("Save", isDisabled: true)              // is shown, and is not tapped
/// ```
///
/// The name is that of TCA.
public struct ButtonState<Action> {
  /// The text on the button.
  public var title: String

  /// The purpose of the button, such as to cancel or to destroy.
  public var role: ButtonRole

  /// Tells whether the button is shown and cannot be tapped: a tap is refused
  /// (``Refusal/disabled(_:)``).
  public var isDisabled: Bool

  /// The action that a tap sends once the dialog is dismissed; nil for none.
  public var action: Action?

  /// Describes a button.
  public init(
    _ title: String,
    role: ButtonRole = .default,
    isDisabled: Bool = false,
    action: Action? = nil
  ) {
    self.title = title
    self.role = role
    self.isDisabled = isDisabled
    self.action = action
  }

  /// A button that leaves everything as it was; without an action it only dismisses.
  public static func cancel(
    _ title: String = "Cancel",
    isDisabled: Bool = false,
    action: Action? = nil
  ) -> Self {
    Self(title, role: .cancel, isDisabled: isDisabled, action: action)
  }

  /// A button that the user should think about.
  public static func destructive(
    _ title: String,
    isDisabled: Bool = false,
    action: Action? = nil
  ) -> Self {
    Self(title, role: .destructive, isDisabled: isDisabled, action: action)
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}
