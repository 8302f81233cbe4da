public import ComposableNavigation

// The queue of screens, one for all routers of a store: each screen is shown once.
extension Router {
  /// Adds a screen to the queue: at its end, its front, or after a queued screen, by its location.
  ///
  /// ```swift
  /// router.addScreenToQueue(.init(.push, .offer, name: "offer", location: .append))
  /// ```
  ///
  /// - Returns: The refusal, without adding it, if no queued screen has the name in its location.
  @discardableResult
  public func addScreenToQueue(_ destination: Navigation.Destination) -> Refusal? {
    addScreensToQueue([destination])
  }

  /// Adds screens to the queue, in order; an empty list changes nothing.
  ///
  /// - Returns: The refusal, without adding any, if no queued screen has the name in a location.
  @discardableResult
  public func addScreensToQueue(_ destinations: [Navigation.Destination]) -> Refusal? {
    send(.addToQueue(destinations, by: screen))
  }

  /// Removes all screens with a name from the queue; ignores a name that is not there.
  ///
  /// - Returns: The refusal if the router's own screen is no longer open.
  @discardableResult
  public func removeScreenFromQueue(_ name: String) -> Refusal? { removeScreensFromQueue([name]) }

  /// Removes all screens with these names from the queue; ignores names that are not there.
  ///
  /// - Returns: The refusal if the router's own screen is no longer open.
  @discardableResult
  public func removeScreensFromQueue(_ names: [String]) -> Refusal? {
    send(.removeFromQueue(names, by: screen))
  }

  /// Removes one screen from the queue by its place, the next one at 0; it needs no name.
  ///
  /// ```swift
  /// let offer = router.activeScreenQueue.firstIndex { $0.screen == .offer }
  /// if let offer { router.removeScreenFromQueue(at: offer) }
  /// ```
  ///
  /// - Returns: The refusal if the queue has no such place.
  @discardableResult
  public func removeScreenFromQueue(at place: Int) -> Refusal? {
    send(.removeFromQueue(at: place, by: screen))
  }

  /// Removes one screen from the queue by its id; it needs no name.
  ///
  /// ```swift
  /// let offer = router.activeScreenQueueEntries.first { $0.item.screen == .offer }
  /// if let offer { router.removeScreenFromQueue(id: offer.id) }
  /// ```
  ///
  /// - Returns: The refusal if the screen is not, or no longer, in the queue.
  @discardableResult
  public func removeScreenFromQueue(id: EntryID) -> Refusal? {
    send(.removeFromQueue(id: id, by: screen))
  }

  /// Removes all screens from the queue; does nothing if it is empty.
  ///
  /// - Returns: The refusal if the router's own screen is no longer open.
  @discardableResult
  public func removeAllScreensFromQueue() -> Refusal? {
    send(.removeFromQueue(.all, by: screen))
  }

  /// Shows the first screen of the queue that can be shown, and removes it from the queue.
  ///
  /// - Returns: The refusal if the queue is empty or none of its screens could be shown.
  @discardableResult
  public func showNextScreen(animated: Bool = true) -> Refusal? {
    send(next(otherwise: .nothing, animated))
  }

  /// Shows the first screen of the queue that can be shown and removes it, or throws.
  ///
  /// ```swift
  /// do {
  ///   try router.tryShowNextScreen()
  /// } catch .nothingWaits {
  ///   router.dismissEnvironment()
  /// } catch { … }
  /// ```
  ///
  /// - Throws: `Refusal.nothingWaits` if the queue is empty, SwiftfulRouting's `noScreensInQueue`;
  ///   another reason if none could be shown, and all stay queued.
  public func tryShowNextScreen(animated: Bool = true) throws(Refusal) {
    try trySend(next(otherwise: .nothing, animated))
  }

  /// Shows the first screen of the queue; if the queue is empty, dismisses the router's screen.
  ///
  /// - Returns: The refusal if the router's screen, or one that the next screen names, is not open.
  @discardableResult
  public func showNextScreenOrDismissScreen(animated: Bool = true) -> Refusal? {
    send(next(otherwise: .dismissScreen, animated))
  }

  /// Shows the first screen of the queue; if the queue is empty, dismisses the router's
  /// environment.
  ///
  /// - Returns: The refusal if the router's screen, or one that the next screen names, is not open.
  @discardableResult
  public func showNextScreenOrDismissEnvironment(animated: Bool = true) -> Refusal? {
    send(next(otherwise: .dismissEnvironment, animated))
  }

  /// Shows the first screen of the queue; if the queue is empty, dismisses the screens pushed in
  /// the environment of the router's screen.
  ///
  /// - Returns: The refusal if nothing was pushed there, or the router's screen, or a screen that
  ///   the next one names, is not open.
  @discardableResult
  public func showNextScreenOrDismissPushStack(animated: Bool = true) -> Refusal? {
    send(next(otherwise: .dismissPushStack, animated))
  }

  private func next(otherwise: ScreenFallback, _ animated: Bool) -> Navigation.Action {
    .showNextScreen(otherwise: otherwise, by: screen, from: from, animated: animated)
  }
}
