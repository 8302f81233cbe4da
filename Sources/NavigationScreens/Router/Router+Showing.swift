public import ComposableNavigation
public import Foundation

extension Router {
  /// Shows a screen from its own.
  ///
  /// ```swift
  /// router.showScreen(.push, .message(7))
  /// router.showScreen(.sheet(Sheet(detents: [.medium, .large])), .filter, name: "filter")
  /// router.showScreen(.push, .news, location: .insertAfter("list"))
  /// ```
  ///
  /// With a sheet of several detents it is what SwiftfulRouting 5 calls `showResizableSheet`.
  ///
  /// - Parameters:
  ///   - segue: The way it is shown.
  ///   - screen: The screen to show.
  ///   - name: Your name for it; nil for none.
  ///   - location: Where it comes.
  ///   - transitionMemory: The treatment of the contents that a transition takes the place of.
  ///   - animated: True if it is to be animated.
  /// - Returns: The refusal if one of the screens named is not open. nil when it was shown.
  @discardableResult
  public func showScreen(
    _ segue: Segue = .push,
    _ screen: Screen,
    name: String? = nil,
    location: ScreenLocation = .insert,
    transitionMemory: TransitionMemory = .keepPrevious,
    animated: Bool = true
  ) -> Refusal? {
    let destination = Navigation.Destination(
      segue,
      screen,
      name: name,
      location: location,
      transitionMemory: transitionMemory
    )
    return showScreen(destination, animated: animated)
  }

  /// Shows a screen that is described already from its own.
  ///
  /// ```swift
  /// let filter = ScreenNavigation.Destination(.sheet, Page.filter, name: "filter")
  /// router.showScreen(filter)
  /// ```
  ///
  /// - Returns: The refusal if one of the screens named is not open. nil when it was shown.
  @discardableResult
  public func showScreen(
    _ destination: Navigation.Destination,
    animated: Bool = true
  ) -> Refusal? {
    showScreens([destination], animated: animated)
  }

  /// Shows screens one after the other, each from the one before.
  ///
  /// ```swift
  /// router.showScreens([.init(.sheet, .login), .init(.push, .password)])
  /// ```
  ///
  /// - Returns: The refusal, with nothing shown, if one of the screens named is not open. nil when
  ///   all were shown, and when there are none to show.
  @discardableResult
  public func showScreens(
    _ destinations: [Navigation.Destination],
    animated: Bool = true
  ) -> Refusal? {
    send(.showScreens(destinations, by: screen, from: from, animated: animated))
  }

  /// Puts a new screen in the place of the one in front, whichever that is; it comes as that came.
  ///
  /// People ask SwiftfulRouting for it as “dismiss, then push”.
  ///
  /// - Returns: The refusal if its own screen is not open, or not in front while the router is
  ///   ``onlyInFront``.
  @discardableResult
  public func replaceTop(
    with screen: Screen,
    name: String? = nil,
    animated: Bool = true
  ) -> Refusal? {
    send(.replaceTop(with: screen, name: name, by: self.screen, from: from, animated: animated))
  }

  /// Puts a new root in the place of all that is open, such as a home in that of a sign-in; what
  /// waits in the queue stays.
  ///
  /// - Returns: The refusal if its own screen is not open, or not in front while the router is
  ///   ``onlyInFront``.
  @discardableResult
  public func replaceAll(
    with screen: Screen,
    name: String? = nil,
    animated: Bool = true
  ) -> Refusal? {
    send(.replaceAll(with: screen, name: name, by: self.screen, from: from, animated: animated))
  }

  /// Changes how its sheet stands.
  ///
  /// - Returns: The refusal if the screen is no sheet, or not open.
  @discardableResult
  public func configureSheet(_ sheet: Sheet, animated: Bool = true) -> Refusal? {
    send(.configureSheet(sheet, of: screen, by: screen, animated: animated))
  }

  /// Lets its sheet rest at one of its detents: SwiftfulRouting's `selection` binding.
  ///
  /// - Returns: The refusal if the screen is no sheet, or not open, or does not have the detent.
  @discardableResult
  public func selectDetent(_ detent: Sheet.Detent, animated: Bool = true) -> Refusal? {
    send(.selectDetent(detent, of: screen, by: screen, animated: animated))
  }

  /// Opens a URL outside of the app, by the opener that the reducer of the screens was given.
  ///
  /// Without an opener it is an issue of the store.
  @discardableResult
  public func showSafari(_ url: URL) -> Refusal? { send(.openURL(url, by: screen)) }
}
