/// Keeps a stack host in step with a stack's state, and sends the user's actions to the store.
///
/// ```swift
/// let handler = StackNavigationHandler(
///   store: store.scope(state: \.stack, action: /Action.stack),
///   viewProvider: Screens()
/// )
/// handler.setup(with: window.stack)
/// store.send(.stack(.pushItem(.detail)))              // the host is asked to push one view
/// ```
///
/// The handler sends the host one command for the difference between the desired and the shown
/// screens; views of entries that persist are reused. If the user removes screens, the handler
/// sends `.remove(ids, cause: .user)`; if the reducer keeps an entry, the host shows it again with
/// the same view. Keep the handler as long as the host: it holds the host weakly.
public typealias StackNavigationHandler<Provider: EntryViewProviding> =
  ShapeHandler<StackNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
