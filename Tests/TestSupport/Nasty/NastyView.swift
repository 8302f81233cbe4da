package import ComposableNavigation

/// A view that knows what it was made of, and keeps what lies in it.
@MainActor
package final class NastyView: HandlerContaining {
  package let title: String
  /// Run whenever a handler looks for those that lie in the view.
  package var whenLookedAt: (@MainActor () -> Void)?
  package var handlers: [any NavigationHandler] {
    get {
      whenLookedAt?()
      return ownHandlers
    }
    set { ownHandlers = newValue }
  }
  package var ownHandlers: [any NavigationHandler] = []
  /// Hosts, containers, windows: whatever goes with the view.
  package var contents: [AnyObject] = []

  package init(_ title: String) { self.title = title }
}
