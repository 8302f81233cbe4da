/// A view that contains handlers, for example of a stack in a tab or a modal over a screen.
///
/// A handler attaches the handlers in a view when the host shows it, and detaches them when it is
/// gone; all of them share one ``Lane``. A window is no such view to the handler that shows it: see
/// ``WindowNavigationHandler``.
///
/// ```swift
/// final class Page: HandlerContaining {
///   let sheet: ModalNavigationHandler<Sheets>
///   var handlers: [any NavigationHandler] { [sheet] }
/// }
/// ```
@MainActor
public protocol HandlerContaining {
  /// The handlers whose hosts are this view or lie in it, outermost first; not those in views that
  /// these handlers show.
  var handlers: [any NavigationHandler] { get }
}
