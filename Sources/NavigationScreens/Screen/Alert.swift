public import ComposableNavigation

extension ScreenNavigation {
  /// A question over one screen, as a value: an alert or a confirmation dialog.
  ///
  /// A button sends an action of the screens. If only the app understands an answer, the action is
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
  /// An optional name identifies the alert in a log, in a test and when it is dismissed.
  /// ``Action/dismissAlert(_:by:animated:)`` dismisses an alert by its name.
  ///
  /// SwiftfulRouting's `AnyAlert` and its `AlertStyle`.
  public enum Alert: Nameable, Equatable, Sendable {
    /// A small box in the center, which its buttons dismiss.
    case alert(AlertState<Action>, name: String? = nil)
    /// A choice at the edge, which its buttons or a swipe dismiss.
    case confirmationDialog(ConfirmationDialogState<Action>, name: String? = nil)

    /// The dialog, of either kind.
    public var dialog: any DialogState<Action> {
      switch self {
      case .alert(let alert, name: _): alert
      case .confirmationDialog(let dialog, name: _): dialog
      }
    }

    /// The developer's name for the alert; nil for none.
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

  /// A change of the alert of one screen, which has at most one.
  public enum AlertAction: Equatable, Sendable {
    /// Shows an alert, and dismisses the screen's earlier one.
    case show(Alert)
    /// Dismisses the alert of the screen; does nothing if there is none.
    case dismiss
    /// Taps a button of an alert: dismisses the alert, then sends the button's action.
    ///
    /// Refused if the alert is gone (as at a second tap), has no such button, or has disabled it.
    /// Accepted if its screen was covered meanwhile, because the user saw the alert.
    case tap(DialogAction, of: EntryID)
  }
}

extension ScreenNavigation.Action {
  /// Shows an alert, by default over the screen in front.
  ///
  /// Without buttons it gets one, “OK”.
  ///
  /// `by:` is the calling screen; if it is no longer open, the action is refused (`Refusal.stale`).
  /// `from:` is for a tap: a second tap shows no second alert. SwiftfulRouting's `.currentScreen`
  /// is `on: .entry(id)`. An alert of a covered screen is shown when the screen is in front again.
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
    let show = ScreenNavigation.AlertAction.show(.alert(alert, name: name))
    return .alert(show, on: target, by: caller, from: id, animated: animated)
  }

  /// Shows a confirmation dialog, by default over the screen in front.
  ///
  /// Without buttons it gets one, “Cancel”.
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
    let show = ScreenNavigation.AlertAction.show(.confirmationDialog(dialog, name: name))
    return .alert(show, on: target, by: caller, from: id, animated: animated)
  }

  /// Shows a text with an “OK” button, which can send an action.
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

  /// Dismisses the alert of one screen, by default of the one in front, if there is one.
  ///
  /// To dismiss an alert by its name or id, use ``dismissAlert(_:by:animated:)``.
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
