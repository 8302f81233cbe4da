public import ComposableNavigation

extension ScreenNavigation {
  /// What can be done to the open screens.
  ///
  /// Each carries whether it is to be animated. `by:` and `of:` name the screen that an operation
  /// starts from, by default the one in front: SwiftfulRouting's router of that screen. `from:`
  /// names the entry that has to be in front for the action to happen at all, which is how a double
  /// tap opens once; so what it shows has to come in front of that entry, and is refused otherwise.
  public enum Action {
    /// Shows screens one after the other, each from the one before: written `.showScreen` for one.
    ///
    /// Refused, with nothing shown, when one of the screens named is not open; none changes nothing.
    case showScreens(
      [Destination],
      by: ScreenTarget = .top,
      from: EntryID? = nil,
      animated: Bool = true
    )

    /// Dismisses a screen and everything in front of it; the root stays, with all in front of it.
    case dismissScreen(ScreenTarget = .top, animated: Bool = true)

    /// Dismisses everything in front of a screen.
    case dismissScreensUpToTarget(ScreenTarget, animated: Bool = true)

    /// Dismisses so many screens, the one in front first. Refused below zero and above the number
    /// of screens that are not the root.
    case dismissScreensOfCount(Int, animated: Bool = true)

    /// Dismisses so many screens or all but the root. Refused below zero.
    case dismissScreensUpToCount(Int, animated: Bool = true)

    /// Dismisses all that was pushed in the environment of a screen, and all in front of that.
    /// Refused when nothing was.
    case dismissPushStack(of: ScreenTarget = .top, animated: Bool = true)

    /// Dismisses the environment of a screen and all in front of it; that of the root stays.
    case dismissEnvironment(of: ScreenTarget = .top, animated: Bool = true)

    /// Dismisses everything but the root.
    case dismissAllScreens(animated: Bool = true)

    /// Takes away screens by name: what a host reports.
    ///
    /// A pushed screen goes alone; the first of an environment takes the environment with it, and
    /// all that is in front. The root stays. Refused when none of them is there.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Puts a new screen in the place of the one in front, the root included; it comes as that came.
    case replaceTop(Screen, name: String? = nil, from: EntryID? = nil, animated: Bool = true)

    /// Puts screens into the queue: `.append` at its end, `.insert` at its front, `.insertAfter`
    /// after one that waits, by its name. Several of one action keep their order.
    ///
    /// Refused, with none added, when a name is not in the queue.
    case addToQueue([Destination])

    /// Takes all screens of these names out of the queue; a name that is not there is passed over.
    case removeFromQueue([String])

    /// Takes all screens out of the queue.
    case clearQueue

    /// Shows the first screen of the queue and takes it out. One that cannot be shown stays there.
    ///
    /// Refused when none waits, unless `otherwise` says what to do then.
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
    case configureSheet(Sheet, of: ScreenTarget = .top, animated: Bool = true)

    /// Lets a sheet rest at one of its detents: what its view sends when a person drags it.
    /// Refused for a screen that is no sheet, and for a detent that the sheet does not have.
    case selectDetent(Sheet.Detent, of: ScreenTarget = .top, animated: Bool = true)

    /// An action on the overlays of one screen.
    case overlay(OverlayAction, on: ScreenTarget = .top, animated: Bool = true)

    /// An action on the contents of one screen.
    case transition(TransitionAction, on: ScreenTarget = .top, animated: Bool = true)

    /// Goes back from the newest content of a screen, or dismisses the screen when it shows itself.
    case dismissTransitionOrScreen(of: ScreenTarget = .top, animated: Bool = true)

    /// Shows the next content of a screen's queue, else the next screen of the queue, else dismisses
    /// the screen.
    case showNextTransitionOrScreen(by: ScreenTarget = .top, animated: Bool = true)

    /// An action of a stack on the pushes of one environment; nil for that of the root.
    ///
    /// What goes is dismissed; what comes is pushed. Refused when the first screen of the
    /// environment would not stay the first.
    case stack(of: EntryID?, StackNavigation<OpenScreen>.Action)

    /// An action of a modal on what is presented over one environment; nil for that of the root.
    ///
    /// What goes is dismissed with all in front of it.
    case modal(over: EntryID?, ModalNavigation<OpenScreen>.Action)

    /// Says that a screen has gone, and by whose doing: the one in front first, each once. The
    /// reducer sends it; to be sent it changes nothing. SwiftfulRouting's `onDismiss`.
    case dismissed(Entry<OpenScreen>, cause: Cause)

    /// Says that an overlay of a screen has gone, before what lies under it.
    case overlayDismissed(Entry<Overlay>, of: EntryID, cause: Cause)

    /// Says that a content of a screen has gone, before what lies under it.
    case transitionDismissed(Entry<Transition>, of: EntryID, cause: Cause)
  }
}

extension ScreenNavigation.Action {
  /// Shows one screen.
  public static func showScreen(
    _ segue: Segue,
    _ screen: Screen,
    name: String? = nil,
    location: ScreenLocation = .insert,
    by caller: ScreenTarget = .top,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    let destination = ScreenNavigation.Destination(segue, screen, name: name, location: location)
    return .showScreens([destination], by: caller, from: id, animated: animated)
  }

  /// Puts one overlay over a screen.
  public static func showOverlay(
    _ screen: Screen,
    name: String? = nil,
    style: OverlayStyle = OverlayStyle(),
    on target: ScreenTarget = .top,
    animated: Bool = true
  ) -> Self {
    let overlay = ScreenNavigation.Overlay(screen, name: name, style: style)
    return .overlay(.show([overlay]), on: target, animated: animated)
  }

  /// Shows another content in the place of a screen.
  public static func showTransition(
    _ option: TransitionOption = .trailing,
    _ screen: Screen,
    name: String? = nil,
    allowsSwipeBack: Bool = false,
    on target: ScreenTarget = .top,
    animated: Bool = true
  ) -> Self {
    let content = ScreenNavigation.Transition(
      option,
      screen,
      name: name,
      allowsSwipeBack: allowsSwipeBack
    )
    return .transition(.show([content]), on: target, animated: animated)
  }

  /// Dismisses everything in front of a screen; in front already, nothing.
  public static func dismissScreens(upTo target: ScreenTarget, animated: Bool = true) -> Self {
    .dismissScreensUpToTarget(target, animated: animated)
  }

  /// Dismisses so many screens, the one in front first.
  public static func dismissScreens(count: Int, animated: Bool = true) -> Self {
    .dismissScreensOfCount(count, animated: animated)
  }

  /// Dismisses so many screens or all but the root.
  public static func dismissScreens(upToCount count: Int, animated: Bool = true) -> Self {
    .dismissScreensUpToCount(count, animated: animated)
  }

  /// Whether the action asks to be animated; nil for one that only says what has happened.
  public var isAnimated: Bool? {
    switch self {
    case .showScreens(_, by: _, from: _, let animated), .dismissScreen(_, let animated),
      .dismissScreensUpToTarget(_, let animated), .dismissScreensOfCount(_, let animated),
      .dismissScreensUpToCount(_, let animated), .dismissPushStack(of: _, let animated),
      .dismissEnvironment(of: _, let animated), .dismissAllScreens(let animated),
      .remove(_, cause: _, let animated), .replaceTop(_, name: _, from: _, let animated),
      .configureSheet(_, of: _, let animated), .selectDetent(_, of: _, let animated),
      .showNextScreen(otherwise: _, by: _, from: _, let animated),
      .overlay(_, on: _, let animated), .transition(_, on: _, let animated),
      .dismissTransitionOrScreen(of: _, let animated),
      .showNextTransitionOrScreen(by: _, let animated),
      .enterFlow(_, showsAll: _, by: _, from: _, let animated),
      .showNextOfFlow(otherwise: _, by: _, from: _, let animated):
      animated
    case .stack(of: _, let action): action.isAnimated
    case .modal(over: _, let action): action.isAnimated
    case .addToQueue, .removeFromQueue, .clearQueue, .dismissed, .overlayDismissed,
      .transitionDismissed:
      nil
    }
  }

  /// The entry that has to be in front; nil for any.
  var from: EntryID? {
    switch self {
    case .showScreens(_, by: _, let id, animated: _),
      .replaceTop(_, name: _, let id, animated: _),
      .showNextScreen(otherwise: _, by: _, let id, animated: _),
      .enterFlow(_, showsAll: _, by: _, let id, animated: _),
      .showNextOfFlow(otherwise: _, by: _, let id, animated: _):
      id
    default: nil
    }
  }

  /// Who is to be told to have caused what goes.
  var cause: Cause {
    switch self {
    case .remove(_, let cause, animated: _): cause
    case .stack(of: _, .remove(_, let cause, animated: _)): cause
    case .modal(over: _, .dismissEntry(_, let cause, animated: _)): cause
    case .overlay(.tapBackground, on: _, animated: _),
      .transition(.swipeBack, on: _, animated: _):
      .user
    default: .program
    }
  }
}

extension ScreenNavigation.Action: Equatable {}
extension ScreenNavigation.Action: Hashable where Screen: Hashable {}
extension ScreenNavigation.Action: Sendable {}
