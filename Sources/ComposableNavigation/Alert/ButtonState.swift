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
  /// What the button says.
  public var title: String

  /// What the button is for.
  public var role: ButtonRole

  /// Whether the button is shown and cannot be tapped: a tap is refused (``Refusal/disabled(_:)``).
  public var isDisabled: Bool

  /// What a tap sends once the dialog is dismissed; nil for nothing.
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
  public static func cancel(_ title: String = "Cancel", action: Action? = nil) -> Self {
    Self(title, role: .cancel, action: action)
  }

  /// A button that a person should think about.
  public static func destructive(_ title: String, action: Action? = nil) -> Self {
    Self(title, role: .destructive, action: action)
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}
