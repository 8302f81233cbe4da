#if canImport(SwiftUI)
  public import ComposableNavigation
  public import SwiftUI

  /// A view that is drawn again when a store's state changes, on any system.
  ///
  /// ```swift
  /// WithStore(store) { state in
  ///   Text(state.title)
  /// }
  /// ```
  ///
  /// From iOS 17 and macOS 14 on `store[\.title]` does so field by field, without a view around it.
  /// On iOS 16 each closure that SwiftUI calls later, of a destination or a row, needs a
  /// `WithStore` of its own. Scope the store to what is drawn: the whole state is compared.
  public struct WithStore<State: Equatable, Action: Sendable, Content: View>: View {
    private let store: Store<State, Action>
    private let content: (State) -> Content
    @ObservedObject private var changes: StoreChanges

    /// Makes a view of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - content: The drawing of its state.
    public init(
      _ store: Store<State, Action>,
      @ViewBuilder content: @escaping (State) -> Content
    ) {
      self.store = store
      self.content = content
      _changes = ObservedObject(wrappedValue: StoreChanges(of: store))
    }

    /// The content for the state as it is now.
    public var body: some View { content(store.state) }
  }
#endif
