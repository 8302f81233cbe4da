import ComposableNavigation

/// The views of environments: one for each, kept while the state has it.
///
/// The modal's handler that shows one keeps it too; but when an environment is put under it, another
/// handler shows it, and has to find the same view.
@MainActor
final class EnvironmentCache<Provider: ScreenViewProviding> {
  typealias Navigation = ScreenNavigation<Provider.Screen>

  let store: Store<Navigation.State, Navigation.Action>
  let provider: Provider
  private var views: [EntryID: Provider.Presentable] = [:]
  private var subscription: Subscription?

  init(store: Store<Navigation.State, Navigation.Action>, provider: Provider) {
    self.store = store
    self.provider = provider
  }

  /// Begins to let go of what the state no longer has; without it nothing is kept.
  ///
  /// A view leads back to its cache, by the handlers in it: whoever stops watching lets all go.
  func watch() {
    subscription = store.observe { [weak self] state in
      guard let self, !views.isEmpty else { return }
      views = views.filter { state.entries.contains($0.key) }
    }
  }

  func stop() {
    subscription = nil
    views = [:]
  }

  func view(of id: EntryID) -> Provider.Presentable {
    if let view = views[id] { return view }
    let view = provider.makeEnvironment(environment(id))
    if subscription != nil { views[id] = view }
    return view
  }

  func environment(_ id: EntryID?) -> ScreenEnvironment<Provider> {
    ScreenEnvironment(
      id: id,
      stack: store.stack(of: id),
      modal: store.modal(over: id),
      screens: ScreenViews(provider: provider),
      presented: EnvironmentViews(cache: self)
    )
  }
}
