public import ComposableNavigation

/// A type of dialog that a modal under search presents, and whose buttons the user taps.
///
/// ```swift
/// .modal(\.sheet, action: /Action.sheet, dialogs: [.dialog(/Sheet.alert, buttons: /Action.alert)])
/// ```
public struct ModelDialog<Item, Action: Sendable> {
  /// Returns the enabled buttons of a dialog; nil for any other item.
  let buttons: (Item) -> [(title: String, action: Action?)]?

  /// Makes a type of dialog.
  ///
  /// - Parameters:
  ///   - dialog: The case of the modal's items for the dialog; `.whole` if all items are such
  ///     dialogs.
  ///   - buttons: The case of the actions of the dialog's buttons.
  /// - Returns: The type of dialog.
  public static func dialog<Dialog: DialogState>(
    _ dialog: CasePath<Item, Dialog>,
    buttons: CasePath<Action, Dialog.Action>
  ) -> ModelDialog {
    ModelDialog { item in
      dialog.extract(item)?.buttons.filter { !$0.isDisabled }
        .map { ($0.title, $0.action.map(buttons.embed)) }
    }
  }
}

/// The dialog that a modal's state presents.
struct PresentedDialog<Action> {
  let id: EntryID
  /// The enabled buttons, and the actions that a tap sends.
  let taps: [(title: String, actions: [Action])]
}

extension PresentedDialog where Action: Sendable {
  init?<Item>(
    _ state: ModalNavigation<Item>.State?,
    _ dialogs: [ModelDialog<Item, Action>],
    _ action: (ModalNavigation<Item>.Action) -> Action
  ) {
    guard let state, let id = state.presentedID, let item = state.item,
      let buttons = dialogs.lazy.compactMap({ $0.buttons(item) }).first
    else { return nil }
    let dismissal = action(.dismiss(id: id, cause: .user))
    self.id = id
    taps = buttons.map { ($0.title, [dismissal] + [$0.action].compactMap { $0 }) }
  }
}
