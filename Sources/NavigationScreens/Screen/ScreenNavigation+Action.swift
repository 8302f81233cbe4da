public import ComposableNavigation
public import Foundation

extension ScreenNavigation {
  /// A change of the open screens.
  ///
  /// Each carries whether it is to be animated. `of:` and `on:` name the screen that an operation is
  /// about, by default the one in front; one that is not open is missing. `by:` names who asks,
  /// SwiftfulRouting's router of that screen: one that is not open asks for nothing
  /// (`Refusal.stale`). `from:` names the entry that has to be in front for the action to happen at
  /// all, which is how a double tap opens once; so what it shows has to come in front of that entry,
  /// and is refused otherwise.
  ///
  /// Whoever matches an action matches a case: what `.dismissScreen()` makes is `.dismiss`, with a
  /// ``Dismissal``.
  public indirect enum Action: Equatable, Sendable {
    // Indirect, for an action is handed on a dozen times, and each copy of one that carries a screen
    // counts all that the screen holds (benchmark “screens, push and dismiss”).

    /// Shows screens one after the other, each from the one before: written `.showScreen` for one.
    ///
    /// Refused, with nothing shown, when one of the screens named is not open; none changes nothing.
    case showScreens(
      [Destination],
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Dismisses screens: `.dismissScreen("filter")`, `.dismissScreens(upTo: .root)`,
    /// `.dismissScreens(count: 2)`, `.dismissPushStack()`, `.dismissEnvironment()`,
    /// `.dismissAllScreens()`. Refused as each ``Dismissal`` says.
    case dismiss(Dismissal, by: ScreenTarget? = nil, animated: Bool = true)

    /// Takes away screens by name: what a host reports.
    ///
    /// A pushed screen goes alone; the first of an environment takes the environment with it, and
    /// all that is in front. The root stays. Refused when none of them is there, or the root alone.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Puts a new screen in the place of the one in front, the root included; it comes as that came.
    case replaceTop(
      with: Screen,
      name: String? = nil,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Puts a new root in the place of all that is open, such as a home in that of a sign-in.
    ///
    /// The queue stays as it is. See ``ModuleNavigation`` for whole hierarchies.
    case replaceAll(
      with: Screen,
      name: String? = nil,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Puts screens into the queue: `.append` at its end, `.insert` at its front, `.insertAfter`
    /// after one that waits, by its name. Several of one action keep their order.
    ///
    /// Refused, with none added, when a name is not in the queue.
    case addToQueue([Destination], by: ScreenTarget? = nil)

    /// Takes screens out of the queue: `.removeFromQueue(["offer"])`, `.removeFromQueue(at: 0)`,
    /// `.removeFromQueue(id: id)`, `.clearQueue`. Refused as each ``QueueTarget`` says.
    case removeFromQueue(QueueTarget, by: ScreenTarget? = nil)

    /// Shows the first screen of the queue that can be shown, and takes it out.
    ///
    /// One that cannot be shown now, as it names a screen that is not open, stays there, is told as a
    /// ``ScreenEvent`` and keeps none behind it from coming. Refused when none can be shown; when
    /// none waits, unless `otherwise` says what to do then.
    case showNextScreen(
      otherwise: ScreenFallback = .nothing,
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Shows the first screen of a flow, and remembers with it those that follow; or shows all of
    /// them. Refused for a flow without screens.
    case enterFlow(
      [Destination],
      showsAll: Bool = false,
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Shows the screen that follows another one in its flow, as often as it is asked for.
    ///
    /// Refused at the end of the flow, and for a screen in none, unless `otherwise` says what to do
    /// then.
    case showNextOfFlow(
      otherwise: ScreenFallback = .nothing,
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Changes how a sheet stands. Refused for a screen that is no sheet.
    case configureSheet(
      Sheet,
      of: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      animated: Bool = true
    )

    /// Lets a sheet rest at one of its detents; a person who drags it is told by ``modal(over:_:)``.
    /// Refused for a screen that is no sheet, and for a detent that the sheet does not have.
    case selectDetent(
      Sheet.Detent,
      of: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      animated: Bool = true
    )

    /// An action on the alert of one screen.
    ///
    /// With `from:` an alert is shown only while that screen has none, so that a double tap asks once.
    case alert(
      AlertAction,
      on: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Dismisses one alert, whichever screen it is of: by its name, which means the topmost one that
    /// has it, by its identity, or the topmost of all.
    ///
    /// Refused when there is none, unlike ``ScreenNavigation/AlertAction/dismiss``.
    case dismissAlert(ScreenTarget, by: ScreenTarget? = nil, animated: Bool = true)

    /// Dismisses the alerts of all screens; nothing happens when there are none.
    case dismissAllAlerts(by: ScreenTarget? = nil, animated: Bool = true)

    /// Says what a person has answered, by a name of the developer's.
    ///
    /// A button of an alert sends it when its meaning is known to the app alone; the reducer around
    /// the screens reads it. Nothing is done here with any text, and none is refused: one that
    /// nobody knows, such as that of an older version's button in a saved alert, dismisses its
    /// alert and changes nothing else. An enum of texts finds it.
    ///
    /// ```swift
    /// enum Answer: String { case delete, archive }
    ///
    /// case .screens(.answered(let text)):
    ///   switch Answer(rawValue: text) {
    ///   case .delete: …
    ///   case .archive: …
    ///   case nil: break                              // nobody knows it
    ///   }
    /// ```
    case answered(String)

    /// Opens a URL outside of the app, by the opener that the reducer was given; without one it is an
    /// issue.
    ///
    /// SwiftfulRouting's `showSafari`.
    case openURL(URL, by: ScreenTarget? = nil)

    /// An action on the overlays of one screen.
    ///
    /// With `from:`, overlays that lie on top already are not shown once more.
    case overlay(
      OverlayAction,
      on: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// An action on the contents of one screen.
    ///
    /// With `from:`, nothing happens either unless the screen still shows the content that was tapped,
    /// `showing:`; nil for what the screen itself shows.
    case transition(
      TransitionAction,
      on: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      from: EntryID? = nil,
      showing: EntryID? = nil,
      animated: Bool = true
    )

    /// Goes back from the newest content of a screen, or dismisses the screen when it shows itself.
    case dismissTransitionOrScreen(
      of: ScreenTarget = .top,
      by: ScreenTarget? = nil,
      animated: Bool = true
    )

    /// Shows the next content of a screen's queue, else the next screen of the queue, else dismisses
    /// the screen. `from:` and `showing:` are as for ``transition(_:on:by:from:showing:animated:)``.
    case showNextTransitionOrScreen(
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      showing: EntryID? = nil,
      animated: Bool = true
    )

    /// An action of a stack on the pushes of one environment; nil for that of the root.
    ///
    /// Screens that go are dismissed; screens that come are pushed. Refused when the first screen
    /// of the environment would not stay the first.
    case stack(of: EntryID?, StackNavigation<OpenScreen>.Action)

    /// An action of a modal on what is presented over one environment; nil for that of the root.
    ///
    /// A modal that goes is dismissed with all in front of it. An alert that comes is that of the
    /// last screen of the environment.
    case modal(over: EntryID?, ModalNavigation<Presented>.Action)

    /// Says that a screen has gone, and by whose doing: the one in front first, each once. The
    /// reducer sends it; to be sent it changes nothing. SwiftfulRouting's `onDismiss`.
    case dismissed(Entry<OpenScreen>, cause: Cause)

    /// Says that the alert of a screen has gone, before what lies under it.
    case alertDismissed(Entry<Alert>, of: EntryID, cause: Cause)

    /// Says that an overlay of a screen has gone, before what lies under it.
    case overlayDismissed(Entry<Overlay>, of: EntryID, cause: Cause)

    /// Says that a content of a screen has gone, before what lies under it.
    case transitionDismissed(Entry<Transition>, of: EntryID, cause: Cause)
  }
}

extension ScreenNavigation.Action: Hashable where Screen: Hashable {}
