/// A view that contains handlers, for example a tab with a stack, or a screen with a modal over it.
///
/// A handler attaches the handlers in a view when the host shows the view, and detaches them when
/// it is removed; all of them share one ``Lane``. Windows are an exception: see
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
  /// The handlers whose hosts are this view or inside it, outermost first, without the handlers in
  /// views that these handlers show.
  var handlers: [any NavigationHandler] { get }
}
