public import ComposableNavigation

extension Router {
  /// Shows an alert, by default over the screen in front; without buttons it has one, “OK”.
  ///
  /// ```swift
  /// router.showAlert("Delete the note?") {
  ///   ButtonState("Delete", role: .destructive, action: .answered("delete"))
  ///   ButtonState.cancel()
  /// }
  /// ```
  ///
  /// SwiftfulRouting's location `.currentScreen` is `on: router.screen`. An alert of a screen that
  /// is covered is shown when the screen is in front again; one that the screen has already goes.
  ///
  /// - Returns: The refusal if the screen is not open, or the router's own has gone
  ///   (`Refusal.stale`): nobody asks from a screen that is not there.
  @discardableResult
  public func showAlert(
    _ title: String,
    message: String? = nil,
    name: String? = nil,
    on target: ScreenTarget = .top,
    animated: Bool = true,
    @ButtonBuilder<Navigation.Action> buttons: () -> [ButtonState<Navigation.Action>] = { [] }
  ) -> Refusal? {
    send(
      .showAlert(
        title,
        message: message,
        name: name,
        on: target,
        by: screen,
        from: from,
        animated: animated,
        buttons: buttons
      )
    )
  }

  /// Shows a confirmation dialog, by default over the screen in front; without buttons it has one,
  /// “Cancel”.
  ///
  /// - Returns: The refusal if the screen is not open, or the router's own has gone
  ///   (`Refusal.stale`): nobody asks from a screen that is not there.
  @discardableResult
  public func showConfirmationDialog(
    _ title: String,
    message: String? = nil,
    name: String? = nil,
    on target: ScreenTarget = .top,
    animated: Bool = true,
    @ButtonBuilder<Navigation.Action> buttons: () -> [ButtonState<Navigation.Action>] = { [] }
  ) -> Refusal? {
    send(
      .showConfirmationDialog(
        title,
        message: message,
        name: name,
        on: target,
        by: screen,
        from: from,
        animated: animated,
        buttons: buttons
      )
    )
  }

  /// Shows an alert or a confirmation dialog that is described already.
  ///
  /// - Returns: The refusal if the screen is not open, or the router's own has gone
  ///   (`Refusal.stale`): nobody asks from a screen that is not there.
  @discardableResult
  public func showAlert(
    _ alert: Navigation.Alert,
    on target: ScreenTarget = .top,
    animated: Bool = true
  ) -> Refusal? {
    send(.alert(.show(alert), on: target, by: screen, from: from, animated: animated))
  }

  /// Shows a text with a button “OK”, which may send something.
  ///
  /// - Returns: The refusal if the screen is not open, or the router's own has gone
  ///   (`Refusal.stale`): nobody asks from a screen that is not there.
  @discardableResult
  public func showBasicAlert(
    _ text: String,
    action: Navigation.Action? = nil,
    name: String? = nil,
    on target: ScreenTarget = .top,
    animated: Bool = true
  ) -> Refusal? {
    send(
      .showBasicAlert(
        text,
        action: action,
        name: name,
        on: target,
        by: screen,
        from: from,
        animated: animated
      )
    )
  }

  /// Dismisses the alert of its screen; without one, nothing.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func dismissAlert(animated: Bool = true) -> Refusal? {
    send(.dismissAlert(of: screen, by: screen, animated: animated))
  }

  /// Dismisses one alert by its name or identity, whichever screen it is of.
  ///
  /// ```swift
  /// router.showAlert("Uploading…", name: "upload")
  /// router.dismissAlert("upload")                      // nil: it has gone
  /// router.dismissAlert("upload")                      // .missing("upload")
  /// ```
  ///
  /// - Returns: The refusal if there is no such alert, or its own screen is not open.
  @discardableResult
  public func dismissAlert(_ alert: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.dismissAlert(alert, by: screen, animated: animated))
  }

  /// Dismisses the alerts of all screens; nothing happens when there are none.
  ///
  /// - Returns: The refusal if the router's own screen has gone.
  @discardableResult
  public func dismissAllAlerts(animated: Bool = true) -> Refusal? {
    send(.dismissAllAlerts(by: screen, animated: animated))
  }
}
