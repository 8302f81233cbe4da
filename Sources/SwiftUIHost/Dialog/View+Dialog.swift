#if canImport(SwiftUI)
  public import ComposableNavigation
  public import SwiftUI

  extension View {
    /// Presents an alert while there is a store for one; each button sends a tap.
    ///
    /// ```swift
    /// let alert = store.scope(
    ///   \.modal, id: id, dialog: /Sheet.alert, action: /Action.modal, buttons: /Action.alert
    /// )
    /// List { … }.alert(alert)
    /// ```
    ///
    /// Use it if SwiftUI owns the view. In a ``ModalModel``, an alert is a page: ``HostedView``.
    ///
    /// - Parameter store: The alert; nil if there is none.
    /// - Returns: The view with the alert.
    public func alert<Action>(
      _ store: Store<AlertState<Action>, DialogAction>?
    ) -> some View {
      let dialog = store.map { HostedDialog($0) }
      return alert(
        Text(dialog?.title ?? ""),
        // Only its buttons dismiss the alert, and each sends a tap.
        isPresented: .constant(dialog != nil),
        presenting: dialog
      ) { dialog in
        dialog.buttons(answered: {})
      } message: { dialog in
        dialog.text
      }
    }

    /// Presents a confirmation dialog while there is a store for one; each button sends a tap.
    ///
    /// A dismissal without a button counts as a tap on the cancel button.
    ///
    /// - Parameters:
    ///   - store: The dialog; nil if there is none.
    ///   - left: Called if the user dismisses a dialog without a cancel button; update the state.
    /// - Returns: The view with the dialog.
    public func confirmationDialog<Action>(
      _ store: Store<ConfirmationDialogState<Action>, DialogAction>?,
      left: @escaping @MainActor () -> Void = {}
    ) -> some View {
      let dialog = store.map { HostedDialog($0) }
      let answer = DialogAnswer()
      return confirmationDialog(
        Text(dialog?.title ?? ""),
        isPresented: Binding(
          get: { @MainActor in dialog != nil },
          set: { @MainActor isPresented in
            if !isPresented { answer.isLeft(by: { dialog?.cancel(or: left) }) }
          }
        ),
        titleVisibility: .visible,
        presenting: dialog
      ) { dialog in
        dialog.buttons(answered: { answer.hasCome = true })
      } message: { dialog in
        dialog.text
      }
    }
  }
#endif
