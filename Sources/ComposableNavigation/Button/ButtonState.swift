/// A button of a dialog as comparable data: its title, its role, and its action.
///
/// ```swift
/// ButtonState("Delete", role: .destructive, action: Action.deleteConfirmed)
/// ButtonState("Cancel", role: .cancel)               // only dismisses
/// ButtonState("Save", isDisabled: true)              // is shown, and is not tapped
/// ```
///
/// The name is TCA's.
public struct ButtonState<Action> {
  /// The text on the button.
  public var title: String

  /// The role of the button, such as cancel or destructive.
  public var role: ButtonRole

  /// A Boolean value that indicates whether the button is disabled: a tap is refused
  /// (``Refusal/disabled(_:)``).
  public var isDisabled: Bool

  /// The action that a tap sends after the dialog was dismissed; nil for none.
  public var action: Action?

  /// Makes a button.
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

  /// Returns a button that changes nothing; without an action it only dismisses.
  public static func cancel(
    _ title: String = "Cancel",
    isDisabled: Bool = false,
    action: Action? = nil
  ) -> Self {
    Self(title, role: .cancel, isDisabled: isDisabled, action: action)
  }

  /// Returns a button with an effect that cannot be undone.
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
