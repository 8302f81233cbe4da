public import ComposableNavigation

extension ScreenNavigation.Action {
  /// Shows one screen.
  @inlinable  // with screens, push and dismiss, 10
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

  /// Shows one screen that already exists as a destination.
  ///
  /// ```swift
  /// .showScreen(ScreenNavigation.Destination(.sheet, .filter, name: "filter"))
  /// ```
  public static func showScreen(
    _ destination: ScreenNavigation.Destination,
    by caller: ScreenTarget = .top,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .showScreens([destination], by: caller, from: id, animated: animated)
  }

  /// Removes all screens with these names from the queue; ignores names that are not there.
  public static func removeFromQueue(_ names: [String], by caller: ScreenTarget? = nil) -> Self {
    .removeFromQueue(.named(names), by: caller)
  }

  /// Removes one screen from the queue by its place, the next one at 0; it needs no name.
  ///
  /// Refused if the queue has no such place.
  public static func removeFromQueue(at place: Int, by caller: ScreenTarget? = nil) -> Self {
    .removeFromQueue(.at(place), by: caller)
  }

  /// Removes one screen from the queue by its id in ``ScreenNavigation/State/queueEntries``.
  ///
  /// Refused if the screen is not, or no longer, in the queue.
  public static func removeFromQueue(id: EntryID, by caller: ScreenTarget? = nil) -> Self {
    .removeFromQueue(.entry(id), by: caller)
  }

  /// Removes all screens from the queue; does nothing if it is empty.
  public static var clearQueue: Self { .removeFromQueue(.all) }

  /// Shows one overlay over a screen.
  public static func showOverlay(
    _ screen: Screen,
    name: String? = nil,
    style: OverlayStyle = OverlayStyle(),
    on target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    let overlay = ScreenNavigation.Overlay(screen, name: name, style: style)
    return .overlay(.show([overlay]), on: target, by: caller, from: id, animated: animated)
  }

  /// Shows another content in place of a screen's own.
  public static func showTransition(
    _ option: TransitionOption = .trailing,
    _ screen: Screen,
    name: String? = nil,
    allowsSwipeBack: Bool = false,
    on target: ScreenTarget = .top,
    by caller: ScreenTarget? = nil,
    from id: EntryID? = nil,
    showing content: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    let transition = ScreenNavigation.Transition(
      option,
      screen,
      name: name,
      allowsSwipeBack: allowsSwipeBack
    )
    return .transition(
      .show([transition]),
      on: target,
      by: caller,
      from: id,
      showing: content,
      animated: animated
    )
  }
}
