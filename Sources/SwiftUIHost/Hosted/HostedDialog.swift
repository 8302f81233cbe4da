#if canImport(SwiftUI)
  import ComposableNavigation
  import SwiftUI

  /// The texts and buttons of a dialog, as SwiftUI takes them.
  @MainActor
  struct HostedDialog {
    let title: String
    let message: String?
    let buttons: [HostedButton]
    /// Taps the cancel button, if there is one.
    let cancel: @MainActor () -> Void

    init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) {
      let dialog = store.state
      title = dialog.title
      message = dialog.message
      buttons = zip(dialog.buttonIDs, dialog.buttons).enumerated().map { index, button in
        HostedButton(
          id: index,
          title: button.1.title,
          role: button.1.role,
          isDisabled: button.1.isDisabled,
          tap: { store.send(.tap(button.0)) }
        )
      }
      let id = dialog.cancelButtonID
      cancel = { if let id { store.send(.tap(id)) } }
    }
  }

  /// A button of a dialog.
  @MainActor
  struct HostedButton: Identifiable {
    let id: Int
    let title: String
    let role: ComposableNavigation.ButtonRole
    let isDisabled: Bool
    let tap: @MainActor () -> Void

    /// SwiftUI's name of the role; nil for none.
    var look: SwiftUI.ButtonRole? {
      switch role {
      case .default: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  extension HostedDialog {
    /// The buttons; `answered` is told before each tap.
    func buttons(answered: @escaping @MainActor () -> Void) -> some View {
      ForEach(buttons) { button in
        Button(button.title, role: button.look) {
          answered()
          button.tap()
        }
        .disabled(button.isDisabled)
      }
    }

    /// The message; empty without one.
    var text: Text { Text(message ?? "") }
  }
#endif
