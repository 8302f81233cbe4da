public import ComposableNavigation

extension Router {
  /// Shows an alert, by default over the screen in front.
  ///
  /// Without buttons it gets one, “OK”.
  ///
  /// ```swift
  /// router.showAlert("Delete the note?") {
  ///   ButtonState("Delete", role: .destructive, action: .answered("delete"))
  ///   ButtonState.cancel()
  /// }
  /// ```
  ///
  /// SwiftfulRouting's location `.currentScreen` is `on: router.screen`. A covered screen shows its
  /// alert when it is in front again. A new alert replaces the screen's earlier one.
  ///
  /// - Returns: The refusal if the screen is not open, or `Refusal.stale` if the router's own
  ///   screen is no longer open.
  @discardableResult
  public func showAlert(
    _ title: String,
    message: String? = nil,
    name: String? = nil,
    on target: ScreenTarget = .top,
    animated: Bool = true,
    @ButtonBuilder<Navigation.Action> buttons: () -> [ButtonState<Navigation.Action>] = { [] }
  ) -> Refusal? {
    let alert = AlertState(title, message: message, buttons: buttons())
    return showAlert(.alert(alert, name: name), on: target, animated: animated)
  }

  /// Shows a confirmation dialog, by default over the screen in front.
  ///
  /// Without buttons it gets one, “Cancel”.
  ///
  /// - Returns: The refusal if the screen is not open, or `Refusal.stale` if the router's own
  ///   screen is no longer open.
  @discardableResult
  public func showConfirmationDialog(
    _ title: String,
    message: String? = nil,
    name: String? = nil,
    on target: ScreenTarget = .top,
    animated: Bool = true,
    @ButtonBuilder<Navigation.Action> buttons: () -> [ButtonState<Navigation.Action>] = { [] }
  ) -> Refusal? {
    let dialog = ConfirmationDialogState(title, message: message, buttons: buttons())
    return showAlert(.confirmationDialog(dialog, name: name), on: target, animated: animated)
  }

  /// Shows an alert or a confirmation dialog that already exists as a value.
  ///
  /// - Returns: The refusal if the screen is not open, or `Refusal.stale` if the router's own
  ///   screen is no longer open.
  @discardableResult
  public func showAlert(
    _ alert: Navigation.Alert,
    on target: ScreenTarget = .top,
    animated: Bool = true
  ) -> Refusal? {
    send(.alert(.show(alert), on: target, by: screen, from: from, animated: animated))
  }

  /// Shows a text with an “OK” button, which can send an action.
  ///
  /// - Returns: The refusal if the screen is not open, or `Refusal.stale` if the router's own
  ///   screen is no longer open.
  @discardableResult
  public func showBasicAlert(
    _ text: String,
    action: Navigation.Action? = nil,
    name: String? = nil,
    on target: ScreenTarget = .top,
    animated: Bool = true
  ) -> Refusal? {
    showAlert(text, name: name, on: target, animated: animated) {
      ButtonState("OK", action: action)
    }
  }

  /// Dismisses the alert of the router's screen; does nothing if there is none.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func dismissAlert(animated: Bool = true) -> Refusal? {
    send(.dismissAlert(of: screen, by: screen, animated: animated))
  }

  /// Dismisses one alert by its name or id, on any screen.
  ///
  /// ```swift
  /// router.showAlert("Uploading…", name: "upload")
  /// router.dismissAlert("upload")                      // nil: it has gone
  /// router.dismissAlert("upload")                      // .missing("upload")
  /// ```
  ///
  /// - Returns: The refusal if there is no such alert, or the router's own screen is not open.
  @discardableResult
  public func dismissAlert(_ alert: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.dismissAlert(alert, by: screen, animated: animated))
  }

  /// Dismisses the alerts of all screens; does nothing if there are none.
  ///
  /// - Returns: The refusal if the router's own screen is no longer open.
  @discardableResult
  public func dismissAllAlerts(animated: Bool = true) -> Refusal? {
    send(.dismissAllAlerts(by: screen, animated: animated))
  }
}
