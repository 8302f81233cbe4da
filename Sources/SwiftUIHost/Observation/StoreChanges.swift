import ComposableNavigation
#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Notifies a view when a store's state becomes unequal to the previous one; used by `WithStore`.
@MainActor
final class StoreChanges {
  /// Called at each change.
  var onChange: (@MainActor () -> Void)?

  private var subscription: Subscription?
  private var hasBegun = false

  /// Starts to observe; the current state is not a change.
  init<State: Equatable, Action>(of store: Store<State, Action>) {
    subscription = store.observe { [weak self] _ in self?.tell() }
    hasBegun = true
  }

  private func tell() {
    guard hasBegun else { return }
    #if canImport(SwiftUI)
      objectWillChange.send()
    #endif
    onChange?()
  }
}

#if canImport(SwiftUI)
  extension StoreChanges: ObservableObject {}
#endif
