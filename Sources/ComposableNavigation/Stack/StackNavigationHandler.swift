/// Keeps a stack host in step with a stack's state, and sends a person's acts to the store.
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
/// The difference between what is wanted and what is shown is one command; views of entries that
/// persist are reused. What a person takes away is sent as `.remove(ids, cause: .user)`; if the
/// reducer keeps an entry, it is shown again with the same view. Keep the handler as long as the
/// host: it holds the host weakly.
public typealias StackNavigationHandler<Provider: EntryViewProviding> =
  ShapeHandler<StackNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
