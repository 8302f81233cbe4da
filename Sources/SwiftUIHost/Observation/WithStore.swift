#if canImport(SwiftUI)
  public import ComposableNavigation
  public import SwiftUI

  /// A view that is updated when a store's state changes, on any system.
  ///
  /// ```swift
  /// WithStore(store) { state in
  ///   Text(state.title)
  /// }
  /// ```
  ///
  /// From iOS 17 and macOS 14 on, `store[\.title]` does so for each field, without a wrapping view.
  /// On iOS 16, each closure that SwiftUI calls later, for a destination or a row, needs a separate
  /// `WithStore`. Scope the store to the drawn state, because the whole state is compared.
  public struct WithStore<State: Equatable, Action: Sendable, Content: View>: View {
    private let store: Store<State, Action>
    private let content: (State) -> Content
    @ObservedObject private var changes: StoreChanges

    /// Creates a view of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - content: Returns the view of a state.
    public init(
      _ store: Store<State, Action>,
      @ViewBuilder content: @escaping (State) -> Content
    ) {
      self.store = store
      self.content = content
      _changes = ObservedObject(wrappedValue: StoreChanges(of: store))
    }

    /// The content for the current state.
    public var body: some View { content(store.state) }
  }
#endif
