import ComposableNavigation
import NavigationTesting

extension Kiosk {
  /// Shows the kiosk in a host, whose views are the screens themselves.
  @MainActor
  static func connect(_ store: Store<State, Action>) -> @MainActor () -> [Screen] {
    connect(store, to: SimulatedStackHost())
  }

  /// Shows the kiosk in a host that never comes on screen, and so shows nothing.
  @MainActor
  static func connectOffScreen(_ store: Store<State, Action>) -> @MainActor () -> [Screen] {
    connect(store, to: SimulatedStackHost(isAttached: false))
  }

  @MainActor
  private static func connect(
    _ store: Store<State, Action>,
    to host: SimulatedStackHost<Screen>
  ) -> @MainActor () -> [Screen] {
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /Action.stack),
      viewProvider: Views()
    )
    handler.setup(with: host)
    return { withExtendedLifetime(handler) { host.presentables } }
  }

  private struct Views: ViewProviding {
    func makePresentable(for screen: Screen) -> Screen { screen }
  }
}
