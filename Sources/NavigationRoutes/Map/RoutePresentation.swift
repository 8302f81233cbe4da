public import ComposableNavigation

/// The way in which a ``RouteStop`` shows its screen.
public enum RoutePresentation: Hashable, Sendable {
  /// On top of the stack; the parent place shows an index, ``RouteStop/empty(_:)``.
  case push
  /// As one of several tabs.
  case tab
  /// Presented over the parent place.
  case modal(PresentationStyle)
}
