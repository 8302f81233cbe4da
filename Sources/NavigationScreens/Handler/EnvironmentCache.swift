import ComposableNavigation

/// The views of environments and alerts: one for each, kept while the state or a host has it.
///
/// The modal's handler that shows an environment also keeps its view. But when another environment
/// is inserted below it, a different handler shows it and must find the same view. The same is true
/// of an alert whose screen is covered and then in front again.
@MainActor
final class EnvironmentCache<Provider: ScreenViewProviding> {
  typealias Navigation = ScreenNavigation<Provider.Screen>

  let store: Store<Navigation.State, Navigation.Action>
  let provider: Provider
  let views = SharedViews<Provider.Presentable>()
  private var subscription: Subscription?

  init(store: Store<Navigation.State, Navigation.Action>, provider: Provider) {
    self.store = store
    self.provider = provider
  }

  /// Starts releasing views that the state no longer has; before this call, no view is kept.
  ///
  /// A view refers back to its cache through its handlers. Ending the subscription releases them.
  func watch() {
    // An equal state may still contain other visits.
    subscription = store.observe { [weak self] in
      guard let self else { return }
      let entries = store.state.entries
      views.stateHasChanged { visits in
        // Look at all screens only if a view belongs to none of them.
        let others = visits.filter { !entries.contains($0.id) }
        guard !others.isEmpty else { return [] }
        let alerts = VisitSet(entries.items.compactMap { $0.alert?.id })
        return others.filter { !alerts.contains($0.id) }
      }
    } unless: { [weak self] _ in
      self?.views.isEmpty != false
    }
  }

  func stop() {
    subscription = nil
    views.removeAll()
  }

  func view(of entry: Entry<Navigation.Presented>) -> Provider.Presentable {
    guard subscription != nil else { return makeView(of: entry) }
    return views.view(of: entry.id) { makeView(of: entry) }
  }

  private func makeView(of entry: Entry<Navigation.Presented>) -> Provider.Presentable {
    switch entry.item {
    case .screen: provider.makeEnvironment(environment(entry.id))
    case .alert(let alert): dialog(Entry(id: entry.id, item: alert))
    }
  }

  /// Returns the reason why an environment, or a screen above it, must stay; nil for an alert.
  func blocker(
    of entry: Entry<Navigation.Presented>,
    by leaveGuard: (Entry<Provider.Screen>) -> LeaveBlocker?
  ) -> LeaveBlocker? {
    guard case .screen = entry.item else { return nil }
    let entries = store.state.entries
    guard let first = entries.index(of: entry.id) else { return nil }
    for open in entries[first...].reversed() {
      if let blocker = leaveGuard(Entry(id: open.id, item: open.item.screen)) { return blocker }
    }
    return nil
  }

  func dialog(_ entry: Entry<Navigation.Alert>) -> Provider.Presentable {
    switch entry.item {
    case .alert(let alert, name: _):
      provider.makeDialog(
        store.dialog(entry.id, alert) {
          if case .alert(let alert, name: _) = $0 { alert } else { nil }
        }
      )
    case .confirmationDialog(let dialog, name: _):
      provider.makeDialog(
        store.dialog(entry.id, dialog) {
          if case .confirmationDialog(let dialog, name: _) = $0 { dialog } else { nil }
        }
      )
    }
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

extension Store {
  /// Returns a store for an alert, which a host needs to show the alert and to answer it.
  ///
  /// After the alert is dismissed, the store keeps the last state.
  fileprivate func dialog<Screen, Dialog: DialogState>(
    _ id: EntryID,
    _ dialog: Dialog,
    extract: @escaping (ScreenNavigation<Screen>.Alert) -> Dialog?
  ) -> Store<Dialog, DialogAction>
  where State == ScreenNavigation<Screen>.State, Action == ScreenNavigation<Screen>.Action {
    keeping(dialog) { state in
      state.screen(ofAlert: id)?.item.alert.flatMap { extract($0.item) }
    } action: { tap, state in
      .alert(.tap(tap, of: id), on: state.screen(ofAlert: id).map { .entry($0.id) } ?? .top)
    }
  }
}

extension ScreenNavigation.State {
  fileprivate func screen(ofAlert id: EntryID) -> Entry<ScreenNavigation.OpenScreen>? {
    entries.last { $0.item.alert?.id.isMeant(by: id) == true }
  }
}
