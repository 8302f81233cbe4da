public import ComposableNavigation

extension Router {
  /// Puts a content at the end of the queue of its screen.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func addTransitionToQueue(_ transition: Navigation.Transition) -> Refusal? {
    addTransitionsToQueue([transition])
  }

  /// Puts contents at the end of the queue of its screen.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func addTransitionsToQueue(_ transitions: [Navigation.Transition]) -> Refusal? {
    transition(.addToQueue(transitions), true)
  }

  /// Takes all contents of a name out of the queue; a name that is not there is passed over.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func removeTransitionFromQueue(_ name: String) -> Refusal? {
    removeTransitionsFromQueue([name])
  }

  /// Takes all contents of these names out of the queue; a name that is not there is passed over.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func removeTransitionsFromQueue(_ names: [String]) -> Refusal? {
    transition(.removeFromQueue(names), true)
  }

  /// Takes all contents out of the queue of its screen.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func removeAllTransitionsFromQueue() -> Refusal? { transition(.clearQueue, true) }

  /// Shows the first content of the queue and takes it out.
  ///
  /// - Returns: The refusal if none waits, or the screen is not open.
  @discardableResult
  public func showNextTransition(animated: Bool = true) -> Refusal? {
    send(showing(.showNext, animated))
  }

  /// Shows the first content of the queue and takes it out, or throws.
  ///
  /// - Throws: `Refusal.nothingWaits` when none waits, SwiftfulRouting's `noTransitionsInQueue`;
  ///   another reason when the screen is not open.
  public func tryShowNextTransition(animated: Bool = true) throws(Refusal) {
    try trySend(showing(.showNext, animated))
  }

  /// Shows the next content of its queue, else the next screen of the queue, else dismisses its
  /// screen.
  ///
  /// - Returns: The refusal if its screen, or one that the next is named after, is not open.
  @discardableResult
  public func showNextTransitionOrNextScreenOrDismissScreen(animated: Bool = true) -> Refusal? {
    send(
      .showNextTransitionOrScreen(by: screen, from: from, showing: content, animated: animated)
    )
  }
}
