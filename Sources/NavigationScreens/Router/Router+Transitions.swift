public import ComposableNavigation

// Contents that replace the content of the router's screen, and the queue of later contents.
extension Router {
  /// Shows another content in place of the router's screen.
  ///
  /// ```swift
  /// router.showTransition(.trailing, .page(2), allowsSwipeBack: true)
  /// router.dismissTransition()                         // back by the leading edge
  /// ```
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func showTransition(
    _ option: TransitionOption = .trailing,
    _ content: Screen,
    name: String? = nil,
    allowsSwipeBack: Bool = false,
    animated: Bool = true
  ) -> Refusal? {
    let transition = Navigation.Transition(
      option,
      content,
      name: name,
      allowsSwipeBack: allowsSwipeBack
    )
    return showTransitions([transition], animated: animated)
  }

  /// Shows contents in order in place of the router's screen; an empty list changes nothing.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func showTransitions(
    _ transitions: [Navigation.Transition],
    animated: Bool = true
  ) -> Refusal? {
    send(showing(.show(transitions), animated))
  }

  /// Goes back from a content, by default the newest, and from all after it.
  ///
  /// - Returns: The refusal if there is no such content, or the screen is not open.
  @discardableResult
  public func dismissTransition(_ target: ScreenTarget = .top, animated: Bool = true) -> Refusal? {
    transition(.dismiss(target), animated)
  }

  /// Goes back to a content; `.root` is the screen's own.
  ///
  /// - Returns: The refusal if there is no such content, or the screen is not open.
  @discardableResult
  public func dismissTransitions(upTo target: ScreenTarget, animated: Bool = true) -> Refusal? {
    transition(.dismissUpTo(target), animated)
  }

  /// Goes back by a number of contents.
  ///
  /// - Returns: The refusal if the count is negative or too large, or the screen is not open.
  @discardableResult
  public func dismissTransitions(count: Int, animated: Bool = true) -> Refusal? {
    transition(.dismissCount(count), animated)
  }

  /// Goes back to the screen's own content.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func dismissAllTransitions(animated: Bool = true) -> Refusal? {
    transition(.dismissAll, animated)
  }

  /// Goes back from the newest content, or dismisses the screen if it shows its own content.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func dismissTransitionOrDismissScreen(animated: Bool = true) -> Refusal? {
    send(.dismissTransitionOrScreen(of: screen, by: screen, animated: animated))
  }

  /// Reports that the user swiped back from a content; the view that draws the content calls this.
  ///
  /// - Returns: The refusal if the content is not the newest, or cannot be swiped away.
  @discardableResult
  public func swipeBackTransition(_ content: EntryID, animated: Bool = true) -> Refusal? {
    transition(.swipeBack(content), animated)
  }

  /// Returns an action that shows a content; a router that is ``onlyInFront`` shows it only once.
  func showing(_ action: Navigation.TransitionAction, _ animated: Bool) -> Navigation.Action {
    .transition(
      action,
      on: screen,
      by: screen,
      from: from,
      showing: content,
      animated: animated
    )
  }

  func transition(_ action: Navigation.TransitionAction, _ animated: Bool) -> Refusal? {
    send(.transition(action, on: screen, by: screen, animated: animated))
  }
}
