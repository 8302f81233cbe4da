extension Store {
  /// A store for a dialog that a modal presents: all that a host needs to show and to answer it.
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
  /// A tap sends two actions: first the dialog is dismissed by name, with ``Cause/user``, then the
  /// button's action is sent, if it has one. The order matters, because that action may present
  /// another modal at once. It is the order of heinzl's Composable Navigation, in its
  /// `UIAlertAction(title:style:action:store:toNavigationAction:)`.
  ///
  /// A late tap changes nothing and is refused, also when its turn comes later than it was sent: on
  /// a dialog that has gone, which is every second tap (``Refusal/gone(_:)``); on one that still
  /// waits (``Refusal/notPresented(_:)``); on a button that the dialog no longer has
  /// (``Refusal/missingEntries(_:)``). So is a tap on a button that is disabled
  /// (``Refusal/disabled(_:)``). The last state is kept while the view goes away.
  ///
  /// ## Laws
  /// - a tap dismisses first, then sends the button's action
  /// - a tap acts once
  /// - a late tap is refused once, however deep its dialog is nested
  ///
  /// - Parameters:
  ///   - modal: The modal.
  ///   - id: The entry that is presented.
  ///   - dialog: The modal's items that are dialogs of this kind; `.whole` when all of them are.
  ///   - action: This store's actions that are the modal's own.
  ///   - buttons: This store's actions that are those of the dialog's buttons.
  /// - Returns: The dialog's store; nil when the entry is not there, or is no such dialog.
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
      // Looked up now: the button that the person has read, also when the tap has to wait for its
      // turn.
      let button = current()?.button(buttonID)
      let turn = TapTurn()
      var dismissal = delivery
      dismissal.source = .handler
      // Whoever waits for the tap waits for the button's action, which comes last.
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

/// The memory of whether a tap was in time, which its second action has to know.
@MainActor
private final class TapTurn {
  var hasCome = false
}
