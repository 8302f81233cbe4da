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
      buttons = dialog.plainButtons.enumerated().map { index, button in
        HostedButton(id: index, button: button) { store.send(.tap(button.id)) }
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
    let button: DialogButton
    let tap: @MainActor () -> Void

    /// SwiftUI's role; nil for none.
    var look: SwiftUI.ButtonRole? {
      switch button.role {
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
      ForEach(buttons) { hosted in
        Button(hosted.button.title, role: hosted.look) {
          answered()
          hosted.tap()
        }
        .disabled(hosted.button.isDisabled)
      }
    }

    /// The message; empty if there is none.
    var text: Text { Text(message ?? "") }
  }
#endif
