public import ComposableNavigation

/// Keeps stack and modal hosts in step with a list of screens, and sends a person's acts to the
/// store.
///
/// Each environment is shown by a `StackNavigationHandler` and, over it, a `ModalNavigationHandler`,
/// which your ``ScreenViewProviding`` sets up with hosts of its kind: any stack host and any modal
/// host will do. A presented environment is a container of its own in the same `Lane`.
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
/// A screen that persists keeps its view, also when another environment is put under its own. A page
/// that a person takes away goes alone; a sheet takes with it what it presented. Keep the handler as
/// long as its views.
///
/// ## Laws
/// - at rest the hosts show the state, and each view was made once
@MainActor
public final class ScreenNavigationHandler<Provider: ScreenViewProviding> {
  /// The navigation that this handler shows.
  public typealias Navigation = ScreenNavigation<Provider.Screen>

  private let cache: EnvironmentCache<Provider>

  /// The view of the root's environment, to be put into a window.
  public let rootView: Provider.Presentable

  /// Makes a handler, and the view of the root's environment.
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
