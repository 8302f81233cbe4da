/// Keeps a tab host in step with a tab state, and sends the user's actions to the store.
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
/// The handler changes the host's list with the fewest insertions, removals and moves; views of
/// tabs that persist are reused. When the user taps a tab, the handler sends `.select(id:cause:
/// .user)`; if the reducer selects another tab, the host shows that one. Keep the handler as long
/// as the host: it holds the host weakly.
public typealias TabNavigationHandler<Provider: EntryViewProviding> =
  ShapeHandler<TabNavigation<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable
