public import ComposableNavigation

extension Router {
  /// Adds a content to the end of the queue of the router's screen.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func addTransitionToQueue(_ transition: Navigation.Transition) -> Refusal? {
    addTransitionsToQueue([transition])
  }

  /// Adds contents to the end of the queue of the router's screen.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func addTransitionsToQueue(_ transitions: [Navigation.Transition]) -> Refusal? {
    transition(.addToQueue(transitions), true)
  }

  /// Removes all contents with a name from the queue; ignores a name that is not there.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func removeTransitionFromQueue(_ name: String) -> Refusal? {
    removeTransitionsFromQueue([name])
  }

  /// Removes all contents with these names from the queue; ignores names that are not there.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func removeTransitionsFromQueue(_ names: [String]) -> Refusal? {
    transition(.removeFromQueue(names), true)
  }

  /// Removes all contents from the queue of the router's screen.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func removeAllTransitionsFromQueue() -> Refusal? { transition(.clearQueue, true) }

  /// Shows the first content of the queue and removes it from the queue.
  ///
  /// - Returns: The refusal if the queue is empty, or the screen is not open.
  @discardableResult
  public func showNextTransition(animated: Bool = true) -> Refusal? {
    send(showing(.showNext, animated))
  }

  /// Shows the first content of the queue and removes it from the queue, or throws.
  ///
  /// - Throws: `Refusal.nothingWaits` if the queue is empty, SwiftfulRouting's
  ///   `noTransitionsInQueue`; another reason if the screen is not open.
  public func tryShowNextTransition(animated: Bool = true) throws(Refusal) {
    try trySend(showing(.showNext, animated))
  }

  /// Shows the next content of the screen's queue, or else the next queued screen, or else
  /// dismisses the router's screen.
  ///
  /// - Returns: The refusal if the router's screen, or one that the next screen names, is not open.
  @discardableResult
  public func showNextTransitionOrNextScreenOrDismissScreen(animated: Bool = true) -> Refusal? {
    send(
      .showNextTransitionOrScreen(by: screen, from: from, showing: content, animated: animated)
    )
  }
}
