public import ComposableNavigation

// Screens that follow each other, as SwiftfulRouting 5 has them: the same one follows again after a
// person went back, and a flow lies in a flow.
extension Router {
  /// Shows the first screen of a flow, which knows those that follow.
  ///
  /// ```swift
  /// router.enterScreenFlow([.init(.sheet, .name), .init(.push, .age), .init(.push, .done)])
  /// Router(store).showNextOfFlow()                     // .age, as often as a person goes back
  /// ```
  ///
  /// - Returns: The refusal if the flow has no screens, or a screen named is not open.
  @discardableResult
  public func enterScreenFlow(
    _ destinations: [Navigation.Destination],
    animated: Bool = true
  ) -> Refusal? {
    send(.enterFlow(destinations, by: screen, from: from, animated: animated))
  }

  /// Pushes screens at once, the last one in front, each knowing those that follow.
  ///
  /// ```swift
  /// router.pushScreenStack([.list, .detail(7)])
  /// router.pushScreenStack([.list, .detail(7)], named: \.title)
  /// router.dismissScreens(upTo: "List")
  /// ```
  ///
  /// - Parameters:
  ///   - screens: The screens, the one that comes first at the bottom.
  ///   - name: Your name for each; nil for none.
  ///   - animated: True if it is to be animated.
  /// - Returns: The refusal if there are no screens, or its own is not open.
  @discardableResult
  public func pushScreenStack(
    _ screens: [Screen],
    named name: (Screen) -> String? = { _ in nil },
    animated: Bool = true
  ) -> Refusal? {
    let pushes = screens.map { Navigation.Destination(.push, $0, name: name($0)) }
    return send(.enterFlow(pushes, showsAll: true, by: screen, from: from, animated: animated))
  }

  /// Shows the screen that follows its own in the flow: SwiftfulRouting 5's `showNextScreen`.
  ///
  /// - Parameters:
  ///   - fallback: The act at the end of the flow.
  ///   - animated: True if it is to be animated.
  /// - Returns: The refusal if none follows, or one of the screens named is not open.
  @discardableResult
  public func showNextOfFlow(
    otherwise fallback: ScreenFallback = .nothing,
    animated: Bool = true
  ) -> Refusal? {
    send(.showNextOfFlow(otherwise: fallback, by: screen, from: from, animated: animated))
  }

  /// Shows the screen that follows its own in the flow, or throws.
  ///
  /// - Throws: `Refusal.endOfFlow` when none follows, SwiftfulRouting's `noNextScreenSet`; another
  ///   reason when it could not be shown.
  public func tryShowNextOfFlow(animated: Bool = true) throws(Refusal) {
    try trySend(.showNextOfFlow(by: screen, from: from, animated: animated))
  }
}
