public import ComposableNavigation

/// The way in which the screen of a ``RouteStop`` is shown.
public enum RoutePresentation: Hashable, Sendable {
  /// On top of the stack; an index, ``RouteStop/empty(_:)``, is shown by the place it belongs to.
  case push
  /// One of several tabs.
  case tab
  /// Over what is there.
  case modal(PresentationStyle)
}
