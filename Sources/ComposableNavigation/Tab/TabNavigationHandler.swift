/// Keeps a tab host in step with a tab state, and sends a person's acts to the store.
///
/// ```swift
/// let handler = TabNavigationHandler(
///   store: store.scope(state: \.tabs, action: /Action.tabs),
///   viewProvider: Tabs()
/// )
/// handler.setup(with: window.tabs)
/// store.send(.tabs(.setActiveItem(.search)))          // the host is asked to select one tab
/// ```
///
/// Another list of tabs comes as the fewest insertions, removals and moves; views of tabs that
/// persist are reused. A tap is sent as `.select(id:cause: .user)`; if the reducer selects another
/// tab, that one is shown again. Keep the handler as long as the host: it holds the host weakly.
public typealias TabNavigationHandler<Provider: EntryViewProviding> =
  ShapeHandler<TabNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
