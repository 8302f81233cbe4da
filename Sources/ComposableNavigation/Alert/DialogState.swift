/// The common interface of ``AlertState`` and ``ConfirmationDialogState``, for hosts that show
/// either.
///
/// A button is named by its title and its occurrence, counted from the first, like the entries of a
/// computed state: a tap selects the button that the user has read, even if its position has
/// changed.
///
/// ```swift
/// let alert = AlertState<Never>("Again?") {
///   ButtonState("Yes")
///   ButtonState("Yes")
/// }
/// alert.buttonIDs                                    // Yes, Yes·2
/// ```
public protocol DialogState<Action> {
  /// The type of the actions that the buttons send.
  associatedtype Action

  /// The title: a question or a message.
  var title: String { get }

  /// The text below the title; nil for none.
  var message: String? { get }

  /// The user's possible answers, in the order in which they are shown.
  var buttons: [ButtonState<Action>] { get }

  /// A Boolean value that indicates whether the user can leave the dialog without a button.
  static var isDismissedByBack: Bool { get }

  /// Makes a dialog with a list of buttons.
  init(_ title: String, message: String?, buttons: [ButtonState<Action>])
}

extension DialogState {
  /// Makes a dialog with buttons, one a line.
  ///
  /// ```swift
  /// AlertState<Action>("Leave the page?") {
  ///   ButtonState("Leave", action: .leaveConfirmed)
  ///   if canSave { ButtonState("Save", action: .saveTapped) }
  ///   ButtonState.cancel()
  /// }
  /// ```
  public init(
    _ title: String,
    message: String? = nil,
    @ButtonBuilder<Action> buttons: () -> [ButtonState<Action>]
  ) {
    self.init(title, message: message, buttons: buttons())
  }

  /// The ids of the buttons, in order.
  ///
  /// - Complexity: O(*n*).
  public var buttonIDs: [EntryID] {
    var occurrences: [String: Int] = [:]
    return buttons.map { button in
      occurrences[button.title, default: 0] += 1
      return .named(button.title, occurrence: occurrences[button.title, default: 1])
    }
  }

  /// The buttons for views, which need not know their actions.
  package var plainButtons: [DialogButton] {
    zip(buttonIDs, buttons).map {
      DialogButton(id: $0, title: $1.title, role: $1.role, isDisabled: $1.isDisabled)
    }
  }

  /// Returns the button with an id.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: nil if there is no such button.
  public func button(_ id: EntryID) -> ButtonState<Action>? {
    zip(buttonIDs, buttons).first { $0.0 == id }?.1
  }

  /// The id of the first button with the role cancel; nil for none.
  public var cancelButtonID: EntryID? {
    zip(buttonIDs, buttons).first { $0.1.role == .cancel }?.0
  }

  /// The drawing of the dialog: the title, with the buttons below it, their roles, and which of
  /// them are disabled.
  ///
  /// ```swift
  /// // Delete all notes?
  /// // ├─ [Delete] destructive
  /// // └─ [Cancel] cancel
  /// ```
  public var tree: NavigationTree {
    .screen(
      title,
      buttons.map {
        NavigationTree(kind: .button($0.title, $0.role, isDisabled: $0.isDisabled))
      }
    )
  }
}

/// A button of a dialog, without its action.
package struct DialogButton {
  package let id: EntryID
  package let title: String
  package let role: ButtonRole
  package let isDisabled: Bool
}
