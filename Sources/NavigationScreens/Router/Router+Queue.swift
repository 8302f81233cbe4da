public import ComposableNavigation

// Screens that wait, one queue for all routers of a store: each is shown once.
extension Router {
  /// Puts a screen into the queue: at its end, its front, or after one that waits, by its location.
  ///
  /// ```swift
  /// router.addScreenToQueue(.init(.push, .offer, name: "offer", location: .append))
  /// ```
  ///
  /// - Returns: The refusal, with nothing added, if the name that it is to wait after does not
  ///   wait.
  @discardableResult
  public func addScreenToQueue(_ destination: Navigation.Destination) -> Refusal? {
    addScreensToQueue([destination])
  }

  /// Puts screens into the queue, in their order; none changes nothing.
  ///
  /// - Returns: The refusal, with none added, if a name does not wait.
  @discardableResult
  public func addScreensToQueue(_ destinations: [Navigation.Destination]) -> Refusal? {
    send(.addToQueue(destinations, by: screen))
  }

  /// Takes all screens of a name out of the queue; a name that is not there is passed over.
  ///
  /// - Returns: The refusal if the router's own screen has gone.
  @discardableResult
  public func removeScreenFromQueue(_ name: String) -> Refusal? { removeScreensFromQueue([name]) }

  /// Takes all screens of these names out of the queue; a name that is not there is passed over.
  ///
  /// - Returns: The refusal if the router's own screen has gone.
  @discardableResult
  public func removeScreensFromQueue(_ names: [String]) -> Refusal? {
    send(.removeFromQueue(names, by: screen))
  }

  /// Takes one screen out of the queue by its place, the next one at 0; it needs no name.
  ///
  /// ```swift
  /// let offer = router.activeScreenQueue.firstIndex { $0.screen == .offer }
  /// if let offer { router.removeScreenFromQueue(at: offer) }
  /// ```
  ///
  /// - Returns: The refusal if none waits there.
  @discardableResult
  public func removeScreenFromQueue(at place: Int) -> Refusal? {
    send(.removeFromQueue(at: place, by: screen))
  }

  /// Takes one screen out of the queue by its identity; it needs no name.
  ///
  /// ```swift
  /// let offer = router.activeScreenQueueEntries.first { $0.item.screen == .offer }
  /// if let offer { router.removeScreenFromQueue(id: offer.id) }
  /// ```
  ///
  /// - Returns: The refusal if it does not wait, or no longer.
  @discardableResult
  public func removeScreenFromQueue(id: EntryID) -> Refusal? {
    send(.removeFromQueue(id: id, by: screen))
  }

  /// Takes all screens out of the queue; nothing happens when it is empty.
  ///
  /// - Returns: The refusal if the router's own screen has gone.
  @discardableResult
  public func removeAllScreensFromQueue() -> Refusal? {
    send(.removeFromQueue(.all, by: screen))
  }

  /// Shows the first screen of the queue that can be shown, and takes it out; what cannot waits on.
  ///
  /// - Returns: The refusal if none waits, or none of them could be shown, and they wait on.
  @discardableResult
  public func showNextScreen(animated: Bool = true) -> Refusal? {
    send(next(otherwise: .nothing, animated))
  }

  /// Shows the first screen of the queue and takes it out, or throws.
  ///
  /// ```swift
  /// do {
  ///   try router.tryShowNextScreen()
  /// } catch .nothingWaits {
  ///   router.dismissEnvironment()
  /// } catch { … }
  /// ```
  ///
  /// - Throws: `Refusal.nothingWaits` when none waits, SwiftfulRouting's `noScreensInQueue`; another
  ///   reason when it could not be shown, and waits on.
  public func tryShowNextScreen(animated: Bool = true) throws(Refusal) {
    try trySend(next(otherwise: .nothing, animated))
  }

  /// Shows the first screen of the queue; when none waits, dismisses its screen.
  ///
  /// - Returns: The refusal if its screen, or one that the next is named after, is not open.
  @discardableResult
  public func showNextScreenOrDismissScreen(animated: Bool = true) -> Refusal? {
    send(next(otherwise: .dismissScreen, animated))
  }

  /// Shows the first screen of the queue; when none waits, dismisses the environment of its screen.
  ///
  /// - Returns: The refusal if its screen, or one that the next is named after, is not open.
  @discardableResult
  public func showNextScreenOrDismissEnvironment(animated: Bool = true) -> Refusal? {
    send(next(otherwise: .dismissEnvironment, animated))
  }

  /// Shows the first screen of the queue; when none waits, dismisses what was pushed in the
  /// environment of its screen.
  ///
  /// - Returns: The refusal if nothing was pushed there, or its screen, or one that the next is
  ///   named after, is not open.
  @discardableResult
  public func showNextScreenOrDismissPushStack(animated: Bool = true) -> Refusal? {
    send(next(otherwise: .dismissPushStack, animated))
  }

  private func next(otherwise: ScreenFallback, _ animated: Bool) -> Navigation.Action {
    .showNextScreen(otherwise: otherwise, by: screen, from: from, animated: animated)
  }
}
