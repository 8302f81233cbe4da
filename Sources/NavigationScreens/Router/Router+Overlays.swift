public import ComposableNavigation

// The overlays of the router's screen. SwiftfulRouting's “modals” are overlays here.
extension Router {
  /// Shows an overlay over the router's screen: SwiftfulRouting's `showModal`.
  ///
  /// ```swift
  /// router.showOverlay(.hint)
  /// router.showOverlay(.card, style: .basic)           // its showBasicModal
  /// router.showOverlay(.menu, style: .bottom)          // its showBottomModal
  /// ```
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func showOverlay(
    _ content: Screen,
    name: String? = nil,
    style: OverlayStyle = OverlayStyle(),
    animated: Bool = true
  ) -> Refusal? {
    showOverlays([.init(content, name: name, style: style)], animated: animated)
  }

  /// Shows overlays over the router's screen, the last one topmost: SwiftfulRouting's `showModals`.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func showOverlays(_ overlays: [Navigation.Overlay], animated: Bool = true) -> Refusal? {
    send(.overlay(.show(overlays), on: screen, by: screen, from: from, animated: animated))
  }

  /// Dismisses an overlay, by default the topmost: SwiftfulRouting's `dismissModal`.
  ///
  /// - Returns: The refusal if there is no such overlay, or the screen is not open.
  @discardableResult
  public func dismissOverlay(_ target: ScreenTarget = .top, animated: Bool = true) -> Refusal? {
    send(.overlay(.dismiss(target), on: screen, by: screen, animated: animated))
  }

  /// Dismisses all overlays above an overlay: SwiftfulRouting's `dismissModals(upToId:)`.
  ///
  /// - Returns: The refusal if there is no such overlay, or the screen is not open.
  @discardableResult
  public func dismissOverlays(upTo target: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.overlay(.dismissUpTo(target), on: screen, by: screen, animated: animated))
  }

  /// Dismisses a number of overlays, the topmost first: SwiftfulRouting's `dismissModals(count:)`.
  ///
  /// - Returns: The refusal if the count is negative or too large, or the screen is not open.
  @discardableResult
  public func dismissOverlays(count: Int, animated: Bool = true) -> Refusal? {
    send(.overlay(.dismissCount(count), on: screen, by: screen, animated: animated))
  }

  /// Dismisses all overlays: SwiftfulRouting's `dismissAllModals`.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func dismissAllOverlays(animated: Bool = true) -> Refusal? {
    send(.overlay(.dismissAll, on: screen, by: screen, animated: animated))
  }

  /// Reports that the user tapped beside an overlay; the view that draws the overlay calls this.
  ///
  /// - Returns: The refusal if the overlay is not there, or cannot be dismissed by a tap.
  @discardableResult
  public func tapOverlayBackground(_ overlay: EntryID, animated: Bool = true) -> Refusal? {
    send(.overlay(.tapBackground(overlay), on: screen, by: screen, animated: animated))
  }
}
