public import ComposableNavigation

// The overlays of its screen. SwiftfulRouting calls an overlay a modal; here a modal is presented.
extension Router {
  /// Puts an overlay over its screen: SwiftfulRouting's `showModal`.
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

  /// Puts overlays over its screen, the last one topmost: SwiftfulRouting's `showModals`.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func showOverlays(_ overlays: [Navigation.Overlay], animated: Bool = true) -> Refusal? {
    send(.overlay(.show(overlays), on: screen, by: screen, from: from, animated: animated))
  }

  /// Takes an overlay away, the topmost or another one: SwiftfulRouting's `dismissModal`.
  ///
  /// - Returns: The refusal if there is no such overlay, or the screen is not open.
  @discardableResult
  public func dismissOverlay(_ target: ScreenTarget = .top, animated: Bool = true) -> Refusal? {
    send(.overlay(.dismiss(target), on: screen, by: screen, animated: animated))
  }

  /// Takes away all that lie over one: SwiftfulRouting's `dismissModals(upToId:)`.
  ///
  /// - Returns: The refusal if there is no such overlay, or the screen is not open.
  @discardableResult
  public func dismissOverlays(upTo target: ScreenTarget, animated: Bool = true) -> Refusal? {
    send(.overlay(.dismissUpTo(target), on: screen, by: screen, animated: animated))
  }

  /// Takes a number of overlays away, the topmost first: SwiftfulRouting's `dismissModals(count:)`.
  ///
  /// - Returns: The refusal if the count is below zero or above their number, or the screen is not
  ///   open.
  @discardableResult
  public func dismissOverlays(count: Int, animated: Bool = true) -> Refusal? {
    send(.overlay(.dismissCount(count), on: screen, by: screen, animated: animated))
  }

  /// Takes all overlays away: SwiftfulRouting's `dismissAllModals`.
  ///
  /// - Returns: The refusal if the screen is not open.
  @discardableResult
  public func dismissAllOverlays(animated: Bool = true) -> Refusal? {
    send(.overlay(.dismissAll, on: screen, by: screen, animated: animated))
  }

  /// Says that a person tapped beside an overlay; the view that draws the overlay sends it.
  ///
  /// - Returns: The refusal if it has no background to tap, does not go by it, or is not there.
  @discardableResult
  public func tapOverlayBackground(_ overlay: EntryID, animated: Bool = true) -> Refusal? {
    send(.overlay(.tapBackground(overlay), on: screen, by: screen, animated: animated))
  }
}
