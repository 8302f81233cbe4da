public import ComposableNavigation

extension ScreenNavigation {
  /// A question over one screen: an alert or a confirmation dialog, as data.
  ///
  /// A button sends an action of the screens. One that only the app understands is
  /// ``Action/answered(_:)``, which the reducer around the screens reads.
  ///
  /// ```swift
  /// .showAlert("Delete the note?", message: "It cannot be restored.") {
  ///   ButtonState("Delete", role: .destructive, action: .answered("delete"))
  ///   ButtonState("Archive", action: .showScreen(.sheet, .archive))
  ///   ButtonState.cancel()
  /// }
  /// ```
  ///
  /// It may have a name, by which a log, a test and whoever is told that it has gone know it, and by
  /// which ``Action/dismissAlert(_:by:animated:)`` takes it away.
  ///
  /// SwiftfulRouting's `AnyAlert` and its `AlertStyle`.
  public enum Alert: Nameable, Equatable, Sendable {
    /// A small box in the middle, which goes by its buttons.
    case alert(AlertState<Action>, name: String? = nil)
    /// A choice at the edge, which goes by its buttons or is swiped away.
    case confirmationDialog(ConfirmationDialogState<Action>, name: String? = nil)

    /// The dialog, of either kind.
    public var dialog: any DialogState<Action> {
      switch self {
      case .alert(let alert, name: _): alert
      case .confirmationDialog(let dialog, name: _): dialog
      }
    }

    /// The name that the developer has given it; nil for none.
    public var name: String? {
      switch self {
      case .alert(_, let name), .confirmationDialog(_, let name): name
      }
    }

    /// The style in which a modal host presents it.
    public var style: PresentationStyle {
      switch self {
      case .alert: .alert
      case .confirmationDialog: .confirmationDialog
      }
    }
  }

  /// A change of the alert of one screen, which has one at the most.
  public enum AlertAction: Equatable, Sendable {
    /// Shows an alert; one that the screen has already is dismissed for it.
    case show(Alert)
    /// Dismisses the alert of the screen, whichever it is; without one, nothing.
    case dismiss
    /// Taps a button of an alert: it is dismissed, then what the button says is sent.
    ///
    /// Refused when the alert has gone, has no such button (a second tap does nothing), or has
    /// disabled it. One whose screen has been covered meanwhile is answered all the same: a person
    /// has seen it.
    case tap(DialogAction, of: EntryID)
  }
}

extension ScreenNavigation.Action {
  /// Shows an alert, by default over the screen in front; without buttons it has one, “OK”.
  ///
  /// `by:` is who asks: a screen that has gone asks nobody (`Refusal.stale`). `from:` is for a tap: a
  /// second one asks nothing more. SwiftfulRouting's `.currentScreen` is `on: .entry(id)`. An alert
  /// of a screen that is covered is shown when the screen is in front again.
  public static func showAlert(
    _ title: String,
    message: String? = nil,
    name: String? = nil,
    on target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    from id: EntryID? = nil,
    animated: Bool = true,
    @ButtonBuilder<Self> buttons: () -> [ButtonState<Self>] = { [] }
  ) -> Self {
    let alert = AlertState(title, message: message, buttons: buttons())
    return .alert(
      .show(.alert(alert, name: name)),
      on: target,
      by: caller,
      from: id,
      animated: animated
    )
  }

  /// Shows a confirmation dialog, by default over the screen in front; without buttons it has one,
  /// “Cancel”.
  public static func showConfirmationDialog(
    _ title: String,
    message: String? = nil,
    name: String? = nil,
    on target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    from id: EntryID? = nil,
    animated: Bool = true,
    @ButtonBuilder<Self> buttons: () -> [ButtonState<Self>] = { [] }
  ) -> Self {
    let dialog = ConfirmationDialogState(title, message: message, buttons: buttons())
    return .alert(
      .show(.confirmationDialog(dialog, name: name)),
      on: target,
      by: caller,
      from: id,
      animated: animated
    )
  }

  /// Shows a text with a button “OK”, which may send something.
  public static func showBasicAlert(
    _ text: String,
    action: Self? = nil,
    name: String? = nil,
    on target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .showAlert(text, name: name, on: target, by: caller, from: id, animated: animated) {
      ButtonState("OK", action: action)
    }
  }

  /// Dismisses the alert of one screen, by default of the one in front; without one, nothing.
  ///
  /// One that is to be known by its name or identity goes by ``dismissAlert(_:by:animated:)``.
  public static func dismissAlert(
    of target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    animated: Bool = true
  ) -> Self {
    .alert(.dismiss, on: target, by: caller, animated: animated)
  }
}

extension ScreenNavigation.Alert: Hashable where Screen: Hashable {}
extension ScreenNavigation.Alert: Encodable where Screen: Encodable {}
extension ScreenNavigation.Alert: Decodable where Screen: Decodable {}
extension ScreenNavigation.AlertAction: Hashable where Screen: Hashable {}
