public import ComposableNavigation

/// Keeps stack and modal hosts in step with a list of screens, and sends the user's actions.
///
/// Each environment is shown by a `StackNavigationHandler` and, over it, a
/// `ModalNavigationHandler`. Your ``ScreenViewProviding`` creates both with any stack host and any
/// modal host. A presented environment is a separate container in the same `Lane`.
///
/// ```swift
/// let handler = ScreenNavigationHandler(
///   store: store.scope(state: \.screens, action: /Action.screens),
///   viewProvider: Views()
/// )
/// window.show(handler.rootView)
/// store.send(.screens(.showScreen(.sheet, .filter)))    // the modal host is asked to present
/// ```
///
/// A screen that stays open keeps its view, even when another environment is inserted below its
/// own. If the user removes a page, only that page is removed; dismissing a sheet also dismisses
/// everything that the sheet presented. Keep the handler as long as its views.
///
/// ## Laws
/// - at rest the hosts show the state, and each view was made once
@MainActor
public final class ScreenNavigationHandler<Provider: ScreenViewProviding> {
  /// The navigation that this handler shows.
  public typealias Navigation = ScreenNavigation<Provider.Screen>

  private let cache: EnvironmentCache<Provider>

  /// The view of the root's environment, for a window.
  public let rootView: Provider.Presentable

  /// Creates a handler and the view of the root's environment.
  ///
  /// - Parameters:
  ///   - store: The store of the screens.
  ///   - viewProvider: The provider of the views.
  public init(
    store: Store<Navigation.State, Navigation.Action>,
    viewProvider: Provider
  ) {
    cache = EnvironmentCache(store: store, provider: viewProvider)
    cache.watch()
    rootView = viewProvider.makeEnvironment(cache.environment(nil))
  }

  isolated deinit { cache.stop() }
}
