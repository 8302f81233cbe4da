public import ComposableNavigation

extension TestStore {
  /// Taps a button of the presented dialog, as the user does.
  ///
  /// ```swift
  /// await store.tap(
  ///   "Empty", in: \.question, dialog: .whole, action: /Action.question, buttons: /Action.answered
  /// ) {
  ///   $0.question.styledItem = nil
  ///   $0.files = []
  /// }
  /// ```
  ///
  /// A tap sends two actions, the dismissal and the button's own; the closure states the change of
  /// both. A tap on a disabled button is refused; see ``refusals``. The call fails if no such dialog
  /// is presented, or if the dialog has no such button.
  ///
  /// For the dialog of another screen, pass `inside:` too:
  /// ``tap(_:inside:in:dialog:action:buttons:fileID:filePath:line:column:change:)``.
  ///
  /// - Parameters:
  ///   - title: The title of the button; the first with this title is tapped.
  ///   - modal: The key path to the modal's state.
  ///   - dialog: The case of the modal's items for this type of dialog; `.whole` if all items are
  ///     such dialogs.
  ///   - action: The case of the modal's own actions.
  ///   - buttons: The case of the actions of the dialog's buttons.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  ///   - change: Changes the state before the tap into the state after it.
  /// - Returns: The effects that began, to be awaited or cancelled.
  @discardableResult
  public func tap<Item, Dialog: DialogState>(
    _ title: String,
    in modal: KeyPath<State, ModalNavigation<Item>.State>,
    dialog: CasePath<Item, Dialog>,
    action: CasePath<Action, ModalNavigation<Item>.Action>,
    buttons: CasePath<Action, Dialog.Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    change: (@MainActor (inout State) -> Void)? = nil
  ) async -> StoreTask {
    await tap(
      title,
      inside: { $0 },
      in: modal,
      dialog: dialog,
      action: action,
      buttons: buttons,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      change: change
    )
  }

  /// Taps a button of a dialog that another screen presents, as the user does.
  ///
  /// Use it for a feature in a stack or a sheet that presents dialogs itself:
  ///
  /// ```swift
  /// await store.tap(
  ///   "Empty",
  ///   inside: { $0.scope(\.stack, id: bin, elements: /Action.bin) },
  ///   in: \.question, dialog: .whole, action: /Bin.Action.question, buttons: /Bin.Action.answered
  /// ) {
  ///   $0.stack[id: bin]?.question.styledItem = nil
  ///   $0.stack[id: bin]?.files = []
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the button; the first with this title is tapped.
  ///   - screen: Returns the store of the screen's feature, as its view gets it; nil if the screen
  ///     is not there.
  ///   - modal: The key path to the modal's state, in that feature.
  ///   - dialog: The case of the modal's items for this type of dialog; `.whole` if all items are
  ///     such dialogs.
  ///   - action: The case of the modal's own actions, in that feature.
  ///   - buttons: The case of the actions of the dialog's buttons, in that feature.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  ///   - change: Changes the state before the tap into the state after it.
  /// - Returns: The effects that began, to be awaited or cancelled.
  @discardableResult
  public func tap<Child, ChildAction, Item, Dialog: DialogState>(
    _ title: String,
    inside screen: @MainActor (Store<State, Action>) -> Store<Child, ChildAction>?,
    in modal: KeyPath<Child, ModalNavigation<Item>.State>,
    dialog: CasePath<Item, Dialog>,
    action: CasePath<ChildAction, ModalNavigation<Item>.Action>,
    buttons: CasePath<ChildAction, Dialog.Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    change: (@MainActor (inout State) -> Void)? = nil
  ) async -> StoreTask {
    journal.site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = { "tap(\(title.debugDescription))" }
    return await send(call, change) {
      let child = screen(store)
      let shown = child?.state[keyPath: modal].presentedID.flatMap {
        child?.scope(modal, id: $0, dialog: dialog, action: action, buttons: buttons)
      }
      guard let shown else {
        journal.fail("\(call()): no such dialog is presented")
        return nil
      }
      guard let button = shown.state.buttons.first(where: { $0.title == title }) else {
        let titles = shown.state.buttons.map(\.title.debugDescription).joined(separator: ", ")
        journal.fail("\(call()): the dialog has no such button, but \(titles)")
        return nil
      }
      return (button.action == nil ? 1 : 2, { shown.send(.tap(title)) })
    }
  }
}
