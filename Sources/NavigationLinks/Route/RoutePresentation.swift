public import ComposableNavigation

/// How the screen of a ``RouteStop`` is shown.
public enum RoutePresentation: Hashable, Sendable {
  /// On top of the stack; an index, ``RouteStop/empty(_:)``, is shown by the place it belongs to.
  case push
  /// As one of several tabs.
  case tab
  /// Over what is there.
  case modal(PresentationStyle)
}
