/// A confirmation dialog, or action sheet, as comparable data: its texts and its buttons.
///
/// Use it if the user chooses one of several actions, or cancels. It is the item of a
/// ``ModalNavigation``, or one case of the item, presented in the style
/// ``PresentationStyle/confirmationDialog``:
///
/// ```swift
/// let dialog = ConfirmationDialogState<Choice>("Share the note") {
///   ButtonState("Copy", action: .copy)
///   ButtonState("Mail", action: .mail)
///   ButtonState.cancel()
/// }
/// // .send(.modal(.presentConfirmationDialog(.share(dialog))))
/// ```
///
/// Unlike an ``AlertState``, the user can also swipe it away, which is the same as its cancel
/// button. A dialog without buttons has one, “Cancel”. The idea is TCA's; UIKit calls it an action
/// sheet.
public struct ConfirmationDialogState<Action>: DialogState {
  /// The title: the subject of the choice.
  public var title: String

  /// The text below the title; nil for none.
  public var message: String?

  /// The user's choices, in the order in which they are shown; at least one.
  public var buttons: [ButtonState<Action>] {
    get { given.isEmpty ? [.cancel()] : given }
    set { given = newValue }
  }

  private var given: [ButtonState<Action>]

  private enum CodingKeys: String, CodingKey {
    case title, message
    case given = "buttons"
  }

  /// Makes a confirmation dialog with a list of buttons.
  public init(_ title: String, message: String? = nil, buttons: [ButtonState<Action>]) {
    self.title = title
    self.message = message
    given = buttons
  }

  /// True: the user can swipe the dialog away.
  public static var isDismissedByBack: Bool { true }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}
extension ConfirmationDialogState: Encodable where Action: Encodable {}
extension ConfirmationDialogState: Decodable where Action: Decodable {}
