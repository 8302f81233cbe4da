public import ComposableNavigation

extension ScreenNavigation.OpenScreen {
  /// The alert over it, if there is one; it is shown while the screen is in front.
  public var alert: Entry<ScreenNavigation.Alert>? { alerts.first }
}

extension ScreenNavigation.State {
  /// The alert that is shown, that of the screen in front: SwiftfulRouting's `activeAlert`.
  public var alert: Entry<ScreenNavigation.Alert>? { entries.items[entries.count - 1].alert }

  mutating func carryOut(
    _ action: ScreenNavigation.AlertAction,
    on target: ScreenTarget
  ) throws(Refusal) {
    let index = try entries.find(target)
    let id = entries.ids[index]
    switch action {
    case .show(let alert):
      // Counted with the screens: a host shows either in the same place.
      setAlert(Entry(id: entries.takeID(), item: alert), of: id)
    case .dismiss:
      setAlert(nil, of: id)
    case .tap(let tap, let alertID):
      guard let alert = entries.items[index].alert, alert.id.isMeant(by: alertID) else {
        throw .gone(alertID)
      }
      // Also when its screen is covered by now: a person has seen the alert who taps it.
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

  /// Takes away an alert of an environment that a host may still have shown.
  ///
  /// - Returns: True if there is such an alert.
  mutating func dismissAlert(_ id: EntryID, in environment: Range<Int>) -> Bool {
    guard
      let screen = entries[environment].last(where: { $0.item.alert?.id.isMeant(by: id) == true })
    else {
      return false
    }
    setAlert(nil, of: screen.id)
    return true
  }

  /// Takes away the alert that is meant, whichever screen has it.
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
  /// Returns the action of back on an alert: its cancel button, unless that is disabled; without
  /// one a confirmation dialog goes, and an alert stays.
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
