package import ComposableNavigation

/// A view that knows its title and keeps its contents.
@MainActor
package final class NastyView: HandlerContaining {
  package let title: String
  /// Called whenever a handler reads the handlers in the view.
  package var whenLookedAt: (@MainActor () -> Void)?
  package var handlers: [any NavigationHandler] {
    get {
      whenLookedAt?()
      return ownHandlers
    }
    set { ownHandlers = newValue }
  }
  package var ownHandlers: [any NavigationHandler] = []
  /// The hosts, containers and windows that live as long as the view.
  package var contents: [AnyObject] = []

  package init(_ title: String) { self.title = title }
}
