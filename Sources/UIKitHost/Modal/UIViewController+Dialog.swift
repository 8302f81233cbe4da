#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  extension UIViewController {
    /// Returns the alert or action sheet of a dialog's store; each button sends a tap.
    ///
    /// ```swift
    /// .dialog(
    ///   store.scope(
    ///     \.modal,
    ///     id: entry.id,
    ///     dialog: /Sheet.alert,
    ///     action: /Action.modal,
    ///     buttons: /Action.alert
    ///   )
    /// )
    /// ```
    ///
    /// UIKit itself dismisses the alert before the tap is sent, so the dismissal in the state has
    /// nothing to do. A dialog without a button to dismiss it gets one when it is presented
    /// (``PresentationLooks/okTitle``, ``PresentationLooks/cancelTitle``).
    ///
    /// - Parameters:
    ///   - store: The dialog; nil if the entry is not a dialog.
    ///   - isPreferred: Returns true for the answer of an alert that UIKit emphasizes and that the
    ///     return key gives: `{ $0 == .save }`. A dialog has none.
    /// - Returns: The view controller; an empty ``Page`` without a dialog.
    public static func dialog<Dialog: DialogState>(
      _ store: Store<Dialog, DialogAction>?,
      isPreferred: (Dialog.Action) -> Bool = { _ in false }
    ) -> UIViewController {
      guard let store else { return Page() }
      let dialog = store.state
      let alert = UIAlertController(
        title: dialog.title,
        message: dialog.message,
        preferredStyle: Dialog.isDismissedByBack ? .actionSheet : .alert
      )
      for (id, button) in zip(dialog.buttonIDs, dialog.buttons) {
        let action = UIAlertAction(title: button.title, style: button.role.style) { _ in
          store.send(.tap(id))
        }
        action.isEnabled = !button.isDisabled
        alert.addAction(action)
        if alert.preferredStyle == .alert, let answer = button.action, isPreferred(answer) {
          alert.preferredAction = action
        }
      }
      return alert
    }
  }

  extension ButtonRole {
    fileprivate var style: UIAlertAction.Style {
      switch self {
      case .default: .default
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
#endif
