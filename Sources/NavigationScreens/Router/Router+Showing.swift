public import ComposableNavigation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Router {
  /// Shows a screen from the router's screen.
  ///
  /// ```swift
  /// router.showScreen(.push, .message(7))
  /// router.showScreen(.sheet(Sheet(detents: [.medium, .large])), .filter, name: "filter")
  /// router.showScreen(.push, .news, location: .insertAfter("list"))
  /// ```
  ///
  /// A sheet with several detents is SwiftfulRouting 5's `showResizableSheet`.
  ///
  /// - Parameters:
  ///   - segue: The way in which the screen is shown.
  ///   - screen: The screen to show.
  ///   - name: Your name for it; nil for none.
  ///   - location: The place of the new screen.
  ///   - transitionMemory: The treatment of contents that a transition replaces.
  ///   - animated: True to animate the change.
  /// - Returns: The refusal if a named screen is not open; nil if the screen was shown.
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

  /// Shows a screen that already exists as a destination.
  ///
  /// ```swift
  /// let filter = ScreenNavigation.Destination(.sheet, Page.filter, name: "filter")
  /// router.showScreen(filter)
  /// ```
  ///
  /// - Returns: The refusal if a named screen is not open; nil if the screen was shown.
  @discardableResult
  public func showScreen(
    _ destination: Navigation.Destination,
    animated: Bool = true
  ) -> Refusal? {
    showScreens([destination], animated: animated)
  }

  /// Shows screens in order, each from the one before.
  ///
  /// ```swift
  /// router.showScreens([.init(.sheet, .login), .init(.push, .password)])
  /// ```
  ///
  /// - Returns: The refusal, without showing any, if a named screen is not open; nil if all were
  ///   shown, also for an empty list.
  @discardableResult
  public func showScreens(
    _ destinations: [Navigation.Destination],
    animated: Bool = true
  ) -> Refusal? {
    send(.showScreens(destinations, by: screen, from: from, animated: animated))
  }

  /// Replaces the screen in front, whichever it is; the new screen uses the same segue.
  ///
  /// SwiftfulRouting's users request this as “dismiss, then push”.
  ///
  /// - Returns: The refusal if the router's own screen is not open, or not in front while the
  ///   router is ``onlyInFront``.
  @discardableResult
  public func replaceTop(
    with screen: Screen,
    name: String? = nil,
    animated: Bool = true
  ) -> Refusal? {
    send(.replaceTop(with: screen, name: name, by: self.screen, from: from, animated: animated))
  }

  /// Replaces all open screens with a new root, for example after a sign-in; keeps the queue.
  ///
  /// - Returns: The refusal if the router's own screen is not open, or not in front while the
  ///   router is ``onlyInFront``.
  @discardableResult
  public func replaceAll(
    with screen: Screen,
    name: String? = nil,
    animated: Bool = true
  ) -> Refusal? {
    send(.replaceAll(with: screen, name: name, by: self.screen, from: from, animated: animated))
  }

  /// Changes the configuration of the router's sheet.
  ///
  /// - Returns: The refusal if the screen is not a sheet, or not open.
  @discardableResult
  public func configureSheet(_ sheet: Sheet, animated: Bool = true) -> Refusal? {
    send(.configureSheet(sheet, of: screen, by: screen, animated: animated))
  }

  /// Selects one of the sheet's detents: SwiftfulRouting's `selection` binding.
  ///
  /// - Returns: The refusal if the screen is not a sheet, is not open, or does not have the detent.
  @discardableResult
  public func selectDetent(_ detent: Sheet.Detent, animated: Bool = true) -> Refusal? {
    send(.selectDetent(detent, of: screen, by: screen, animated: animated))
  }

  /// Opens a URL outside of the app, with the opener of the screens' reducer.
  ///
  /// Without an opener, the store reports an issue.
  @discardableResult
  public func showSafari(_ url: URL) -> Refusal? { send(.openURL(url, by: screen)) }
}
