import ComposableNavigation
#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Tells when a store's state is another one than before: what `WithStore` watches.
@MainActor
final class StoreChanges {
  /// Told of each change.
  var onChange: (@MainActor () -> Void)?

  private var subscription: Subscription?
  private var hasBegun = false

  /// Begins to listen; what the state is now is no change.
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
