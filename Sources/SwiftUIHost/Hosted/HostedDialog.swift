#if canImport(SwiftUI)
  import ComposableNavigation
  import SwiftUI

  /// The texts and buttons of a dialog in SwiftUI's form.
  @MainActor
  struct HostedDialog {
    let title: String
    let message: String?
    let buttons: [HostedButton]
    /// Taps the cancel button; nil if there is none.
    private let tapCancel: (@MainActor () -> Void)?

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
      if let id = dialog.cancelButtonID {
        tapCancel = { store.send(.tap(id)) }
      } else {
        tapCancel = nil
      }
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

    /// SwiftUI's role; nil for none.
    var look: SwiftUI.ButtonRole? {
      switch role {
      case .default: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  extension HostedDialog {
    /// Taps the cancel button, or calls a closure if there is none.
    func cancel(or leave: @MainActor () -> Void) {
      if let tapCancel { tapCancel() } else { leave() }
    }

    /// Returns the buttons; `answered` is called before each tap.
    func buttons(answered: @escaping @MainActor () -> Void) -> some View {
      ForEach(buttons) { button in
        Button(button.title, role: button.look) {
          answered()
          button.tap()
        }
        .disabled(button.isDisabled)
      }
    }

    /// The message; empty if there is none.
    var text: Text { Text(message ?? "") }
  }
#endif
