public import ComposableNavigation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ScreenNavigation {
  /// A change of the open screens.
  ///
  /// Each action says whether it is animated. `of:` and `on:` name the screen that an operation
  /// changes, by default the one in front; if it is not open, the action is refused as missing.
  /// `by:` names the calling screen, as SwiftfulRouting's router of that screen does; if it is not
  /// open, the action is refused as stale (`Refusal.stale`). `from:` names the entry that must be
  /// in front; otherwise the action is refused, so a double tap opens a screen once. For the same
  /// reason, a new screen must be shown in front of that entry.
  ///
  /// To match an action, match a case: `.dismissScreen()` returns `.dismiss` with a ``Dismissal``.
  public indirect enum Action: Equatable, Sendable {
    // Indirect, because an action is passed on a dozen times, and each copy of a screen retains all
    // that the screen holds (benchmark “screens, push and dismiss”).

    /// Shows screens in order, each from the one before; use `.showScreen` for one.
    ///
    /// Refused, without showing any, if a named screen is not open; an empty list changes nothing.
    case showScreens(
      [Destination],
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Dismisses screens: `.dismissScreen("filter")`, `.dismissScreens(upTo: .root)`,
    /// `.dismissScreens(count: 2)`, `.dismissPushStack()`, `.dismissEnvironment()`,
    /// `.dismissAllScreens()`. Each ``Dismissal`` documents its refusals.
    case dismiss(Dismissal, by: ScreenTarget? = nil, animated: Bool = true)

    /// Removes screens by id, as a host reports it.
    ///
    /// Removing a pushed screen removes only that screen; removing the first screen of an
    /// environment dismisses the environment and everything in front of it. The root cannot be
    /// removed. Refused if none of the screens is open, or only the root.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Replaces the screen in front, also the root; the new screen uses the same segue.
    case replaceTop(
      with: Screen,
      name: String? = nil,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Replaces all open screens with a new root, for example a sign-in with a home.
    ///
    /// The queue is unchanged. For whole hierarchies, see ``ModuleNavigation``.
    case replaceAll(
      with: Screen,
      name: String? = nil,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Adds screens to the queue: `.append` at its end, `.insert` at its front, `.insertAfter`
    /// after a queued screen with that name. Several screens of one action keep their order.
    ///
    /// Refused, without adding any, if no queued screen has the name.
    case addToQueue([Destination], by: ScreenTarget? = nil)

    /// Removes screens from the queue: `.removeFromQueue(["offer"])`, `.removeFromQueue(at: 0)`,
    /// `.removeFromQueue(id: id)`, `.clearQueue`. Each ``QueueTarget`` says when it is refused.
    case removeFromQueue(QueueTarget, by: ScreenTarget? = nil)

    /// Shows the first screen of the queue that can be shown, and removes it from the queue.
    ///
    /// A screen that names a screen that is not open cannot be shown now: it stays queued, a
    /// ``ScreenEvent`` reports it, and the next one is tried. Refused if none can be shown, or if
    /// the queue is empty and `otherwise` is `.nothing`.
    case showNextScreen(
      otherwise: ScreenFallback = .nothing,
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Shows the first screen of a flow, which stores those that follow; or shows all of them.
    /// Refused for a flow without screens.
    case enterFlow(
      [Destination],
      showsAll: Bool = false,
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Shows the screen after another one in its flow, each time it is sent.
    ///
    /// Refused at the end of the flow and outside of a flow, if `otherwise` is `.nothing`.
    case showNextOfFlow(
      otherwise: ScreenFallback = .nothing,
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Changes the configuration of a sheet. Refused for a screen that is not a sheet.
    case configureSheet(
      Sheet,
      of: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      animated: Bool = true
    )

    /// Selects one of a sheet's detents; ``modal(over:_:)`` reports that the user dragged the
    /// sheet. Refused for a screen other than a sheet, and for a detent that the sheet does not
    /// have.
    case selectDetent(
      Sheet.Detent,
      of: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      animated: Bool = true
    )

    /// An action on the alert of one screen.
    ///
    /// With `from:`, refused if the screen already has an alert, so a double tap asks once.
    case alert(
      AlertAction,
      on: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Dismisses one alert, on any screen: by its name (the topmost with that name), by its
    /// id, or the topmost of all.
    ///
    /// Refused if there is none, unlike ``ScreenNavigation/AlertAction/dismiss``.
    case dismissAlert(ScreenTarget, by: ScreenTarget? = nil, animated: Bool = true)

    /// Dismisses the alerts of all screens; does nothing if there are none.
    case dismissAllAlerts(by: ScreenTarget? = nil, animated: Bool = true)

    /// Reports the user's answer, by a name of the developer's.
    ///
    /// A button of an alert sends this action if only the app knows its meaning; the reducer around
    /// the screens reads it. The action itself changes nothing, and no text is refused: a text that
    /// no code handles, for example from an older version's button in a saved alert, dismisses its
    /// alert and changes nothing else. Convert the text to an enum to detect it:
    ///
    /// ```swift
    /// enum Answer: String { case delete, archive }
    ///
    /// case .screens(.answered(let text)):
    ///   switch Answer(rawValue: text) {
    ///   case .delete: …
    ///   case .archive: …
    ///   case nil: break                              // an unknown button
    ///   }
    /// ```
    case answered(String)

    /// Opens a URL outside of the app with the reducer's opener; without one, reports an issue.
    ///
    /// SwiftfulRouting's `showSafari`.
    case openURL(URL, by: ScreenTarget? = nil)

    /// An action on the overlays of one screen.
    ///
    /// With `from:`, refused if the same overlays are already on top.
    case overlay(
      OverlayAction,
      on: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// An action on the contents of one screen.
    ///
    /// With `from:`, refused unless the screen still shows the tapped content, `showing:`; nil for
    /// the screen's own content.
    case transition(
      TransitionAction,
      on: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      showing: EntryID? = nil,
      animated: Bool = true
    )

    /// Goes back from the newest content of a screen, or dismisses the screen if it shows its own.
    case dismissTransitionOrScreen(
      of: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      animated: Bool = true
    )

    /// Shows the next content of a screen's queue, or else the next queued screen, or else
    /// dismisses the screen. `from:` and `showing:` are as for
    /// ``transition(_:on:by:from:showing:animated:)``.
    case showNextTransitionOrScreen(
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      showing: EntryID? = nil,
      animated: Bool = true
    )

    /// An action of a stack on the screens of one environment; nil for the root's environment.
    ///
    /// Removed entries are dismissed; new entries are pushed. Refused if the first screen of the
    /// environment would not remain the first.
    case stack(of: EntryID?, StackNavigation<OpenScreen>.Action)

    /// An action of the modal over one environment; nil for the root's environment.
    ///
    /// Dismissing the modal dismisses everything in front of it. A new alert belongs to the last
    /// screen of the environment.
    case modal(over: EntryID?, ModalNavigation<Presented>.Action)

    /// Reports that a screen was dismissed, and the cause: once for each, the one in front first.
    /// The reducer sends it; sending it yourself changes nothing. SwiftfulRouting's `onDismiss`.
    case dismissed(Entry<OpenScreen>, cause: Cause)

    /// Reports that the alert of a screen was dismissed, before the elements below it.
    case alertDismissed(Entry<Alert>, of: EntryID, cause: Cause)

    /// Reports that an overlay of a screen was dismissed, before the elements below it.
    case overlayDismissed(Entry<Overlay>, of: EntryID, cause: Cause)

    /// Reports that a content of a screen was dismissed, before the elements below it.
    case transitionDismissed(Entry<Transition>, of: EntryID, cause: Cause)
  }
}

extension ScreenNavigation.Action: Hashable where Screen: Hashable {}
