public import ComposableNavigation

// Flows of screens, as in SwiftfulRouting 5: after going back, the same screen follows again, and a
// flow can contain a flow.
extension Router {
  /// Shows the first screen of a flow, which stores the screens that follow.
  ///
  /// ```swift
  /// router.enterScreenFlow([.init(.sheet, .name), .init(.push, .age), .init(.push, .done)])
  /// Router(store).showNextOfFlow()                     // .age, as often as the user goes back
  /// ```
  ///
  /// - Returns: The refusal if the flow has no screens, or a screen that it names is not open.
  @discardableResult
  public func enterScreenFlow(
    _ destinations: [Navigation.Destination],
    animated: Bool = true
  ) -> Refusal? {
    send(.enterFlow(destinations, by: screen, from: from, animated: animated))
  }

  /// Pushes several screens, the last one in front; each stores the screens that follow.
  ///
  /// ```swift
  /// router.pushScreenStack([.list, .detail(7)])
  /// router.pushScreenStack([.list, .detail(7)], named: \.title)
  /// router.dismissScreens(upTo: "List")
  /// ```
  ///
  /// - Parameters:
  ///   - screens: The screens, the lowest first.
  ///   - name: Returns your name for a screen; nil for none.
  ///   - animated: True to animate the change.
  /// - Returns: The refusal if the list is empty, or the router's own screen is not open.
  @discardableResult
  public func pushScreenStack(
    _ screens: [Screen],
    named name: (Screen) -> String? = { _ in nil },
    animated: Bool = true
  ) -> Refusal? {
    let pushes = screens.map { Navigation.Destination(.push, $0, name: name($0)) }
    return send(.enterFlow(pushes, showsAll: true, by: screen, from: from, animated: animated))
  }

  /// Shows the screen after the router's screen in the flow: SwiftfulRouting 5's `showNextScreen`.
  ///
  /// - Parameters:
  ///   - fallback: The action at the end of the flow.
  ///   - animated: True to animate the change.
  /// - Returns: The refusal if no screen follows, or a named screen is not open.
  @discardableResult
  public func showNextOfFlow(
    otherwise fallback: ScreenFallback = .nothing,
    animated: Bool = true
  ) -> Refusal? {
    send(.showNextOfFlow(otherwise: fallback, by: screen, from: from, animated: animated))
  }

  /// Shows the screen after the router's screen in the flow, or throws.
  ///
  /// - Throws: `Refusal.endOfFlow` if no screen follows, SwiftfulRouting's `noNextScreenSet`;
  ///   another reason if the screen could not be shown.
  public func tryShowNextOfFlow(animated: Bool = true) throws(Refusal) {
    try trySend(.showNextOfFlow(by: screen, from: from, animated: animated))
  }
}
