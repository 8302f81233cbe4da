extension Store {
  /// Returns a store for a dialog that a modal presents, for a host that shows the dialog.
  ///
  /// ```swift
  /// let alert = store.scope(
  ///   \.modal,
  ///   id: entry.id,
  ///   dialog: /Sheet.alert,
  ///   action: /Action.modal,
  ///   buttons: /Action.alert
  /// )
  /// alert?.state.title                                 // "Delete all notes?"
  /// alert?.send(.tap("Delete"))                        // .modal(.dismiss(id: …)), .alert(.delete)
  /// ```
  ///
  /// A tap sends two actions: first a dismissal of the dialog by its id, with ``Cause/user``, then
  /// the button's action, if it has one. The order matters, because that action may present another
  /// modal immediately. It is the order of heinzl's Composable Navigation, in its
  /// `UIAlertAction(title:style:action:store:toNavigationAction:)`.
  ///
  /// A late tap changes nothing and is refused, also if the tap becomes late while it is queued: on
  /// a dialog that was dismissed, as by every second tap (``Refusal/gone(_:)``); on a dialog that
  /// still waits (``Refusal/notPresented(_:)``); on a button that the dialog no longer has
  /// (``Refusal/missingEntries(_:)``). A tap on a disabled button is refused too
  /// (``Refusal/disabled(_:)``). The store keeps the last state during the transition.
  ///
  /// ## Laws
  /// - a tap dismisses first, then sends the button's action
  /// - a tap acts once
  /// - a late tap is refused once, however deep its dialog is nested
  ///
  /// - Parameters:
  ///   - modal: The key path to the modal's state.
  ///   - id: The presented entry.
  ///   - dialog: The case of the modal's items for this type of dialog; `.whole` if all items are
  ///     such dialogs.
  ///   - action: The case of the modal's own actions.
  ///   - buttons: The case of the actions of the dialog's buttons.
  /// - Returns: The dialog's store; nil if there is no such entry, or if it is not such a dialog.
  public func scope<Item, Dialog: DialogState>(
    _ modal: KeyPath<State, ModalNavigation<Item>.State>,
    id: EntryID,
    dialog: CasePath<Item, Dialog>,
    action: CasePath<Action, ModalNavigation<Item>.Action>,
    buttons: CasePath<Action, Dialog.Action>
  ) -> Store<Dialog, DialogAction>? {
    let (read, deliver, engine) = (read, deliver, engine)
    let current = { @MainActor in
      read()[keyPath: modal].entries[id: id].flatMap { dialog.extract($0) }
    }
    return lasting(read: current) { tap, delivery in
      let buttonID = tap.buttonID
      // Looked up now, so that it is the button that the user has read, even if the tap is queued.
      let button = current()?.button(buttonID)
      let turn = TapTurn()
      var dismissal = delivery
      dismissal.source = .handler
      // A caller that waits for the tap waits for the button's action, which is the last one.
      if button?.action != nil { dismissal.end = .none }
      dismissal = dismissal.through {
        if let refusal = read()[keyPath: modal].refusal(ofActionFor: id) { return refusal }
        guard let button else { return .missingEntries([buttonID]) }
        guard !button.isDisabled else { return .disabled(buttonID) }
        turn.hasCome = true
        return nil
      }
      return engine.gather {
        _ = deliver(action.embed(.dismiss(id: id, cause: .user)), dismissal)
        guard let answer = button?.action else { return }
        let delivery = delivery.handedOn(by: .handler).following { turn.hasCome }
        _ = deliver(buttons.embed(answer), delivery)
      }
    }
  }
}

/// The memory of whether a tap was in time, for its second action.
@MainActor
private final class TapTurn {
  var hasCome = false
}
