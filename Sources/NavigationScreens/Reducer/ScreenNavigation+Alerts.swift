public import ComposableNavigation

extension ScreenNavigation.OpenScreen {
  /// The screen's alert, if any; it is visible while the screen is in front.
  public var alert: Entry<ScreenNavigation.Alert>? { alerts.first }
}

extension ScreenNavigation.State {
  /// The visible alert, that of the screen in front: SwiftfulRouting's `activeAlert`.
  public var alert: Entry<ScreenNavigation.Alert>? { entries.items[entries.count - 1].alert }

  mutating func carryOut(
    _ action: ScreenNavigation.AlertAction,
    on target: ScreenTarget
  ) throws(Refusal) {
    let index = try entries.find(target)
    let id = entries.ids[index]
    switch action {
    case .show(let alert):
      // Numbered with the screens, because a host shows both in the same place.
      setAlert(Entry(id: entries.takeID(), item: alert), of: id)
    case .dismiss:
      setAlert(nil, of: id)
    case .tap(let tap, let alertID):
      guard let alert = entries.items[index].alert, alert.id.isMeant(by: alertID) else {
        throw .gone(alertID)
      }
      // Also if the screen is covered by now: the user saw the alert and tapped it.
      guard let button = alert.item.dialog.button(tap.buttonID) else {
        throw .missingEntries([tap.buttonID])
      }
      guard !button.isDisabled else { throw .disabled(tap.buttonID) }
      setAlert(nil, of: id)
    }
  }

  mutating func setAlert(_ alert: Entry<ScreenNavigation.Alert>?, of screen: EntryID) {
    _ = entries.update(screen) { [next = entries.nextNumber] in
      $0.alerts =
        alert.map { Entries(ids: [$0.id], items: [$0.item], nextNumber: next) } ?? Entries()
    }
  }

  /// Removes an alert of an environment; a host may still show it.
  ///
  /// - Returns: True if the alert existed.
  mutating func dismissAlert(_ id: EntryID, in environment: Range<Int>) -> Bool {
    guard
      let screen = entries[environment].last(where: { $0.item.alert?.id.isMeant(by: id) == true })
    else {
      return false
    }
    setAlert(nil, of: screen.id)
    return true
  }

  /// Removes an alert by name or id, on any screen.
  mutating func dismissAlert(_ target: ScreenTarget) throws(Refusal) {
    let asking = entries.filter { !$0.item.alerts.isEmpty }
    let alerts = Entries<ScreenNavigation.Alert>(
      ids: asking.compactMap { $0.item.alerts.ids.first },
      items: asking.compactMap { $0.item.alerts.items.first },
      nextNumber: entries.nextNumber
    )
    setAlert(nil, of: asking[try alerts.find(target)].id)
  }

  mutating func dismissAllAlerts() {
    for id in entries.ids where entries[id: id]?.alert != nil { setAlert(nil, of: id) }
  }

  /// Returns the action of the button that an action taps.
  func answer(to action: ScreenNavigation.Action) -> ScreenNavigation.Action? {
    guard case .alert(.tap(let tap, let id), let target, by: _, from: _, animated: _) = action,
      let index = entries.position(of: target), let alert = entries.items[index].alert,
      alert.id.isMeant(by: id)
    else { return nil }
    return alert.item.dialog.button(tap.buttonID)?.action
  }
}

extension Entry {
  /// Returns the back action for an alert: a tap on its cancel button, unless that is disabled.
  ///
  /// Without a cancel button, back dismisses a confirmation dialog, but not an alert.
  func backAction<Screen>(
    over environment: EntryID?
  ) -> ScreenNavigation<Screen>.Action? where Item == ScreenNavigation<Screen>.Alert {
    if let cancel = item.dialog.cancelButtonID {
      let isDisabled = item.dialog.button(cancel)?.isDisabled == true
      return isDisabled ? nil : .alert(.tap(.tap(cancel), of: id))
    }
    guard case .confirmationDialog = item else { return nil }
    return .modal(over: environment, .dismiss(id: id, cause: .user))
  }
}
