public import ComposableNavigation

/// Screens side by side, with a tab bar.
///
/// It obeys a `TabNavigationHandler`; most often it makes and keeps its own:
///
/// ```swift
/// let tabs = TerminalTabs(
///   store: store.scope(state: \.tabs, action: /Action.tabs),
///   viewProvider: Tabs()
/// )
/// ```
///
/// It answers each command before `perform` returns.
public final class TerminalTabs: TerminalContainer<TabCommand<ElementID>, TabCapabilities>,
  TabHost
{
  /// Makes a tab bar without tabs, for a handler of your own.
  ///
  /// - Parameter capabilities: The changes the host makes in one step, to try a handler with less.
  public override init(capabilities: TabCapabilities = .all) {
    super.init(capabilities: capabilities)
  }

  /// Makes a tab bar together with its handler.
  ///
  /// - Parameters:
  ///   - store: The tabs' store, scoped to them.
  ///   - viewProvider: The provider of the views.
  public convenience init<Provider: EntryViewProviding>(
    store: Store<TabNavigation<Provider.Item>.State, TabNavigation<Provider.Item>.Action>,
    viewProvider: Provider
  ) where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    self.init()
    let handler = TabNavigationHandler(store: store, viewProvider: viewProvider)
    handler.setup(with: self)
    ownHandlers.append(handler)
    recipe = TabsRecipe(store: store, provider: viewProvider)
  }

  /// Tabs in order.
  public override var tree: NavigationTree { .tabs(views.map(\.tree), active: selectedIndex) }

  /// The selected view over a bar of all.
  public override var picture: TerminalPicture {
    .tabs(
      views.map { $0.tabTitle ?? $0.title },
      active: selectedIndex,
      content: front?.picture
    )
  }

  public override var front: TerminalView? { shown.selected.flatMap { view(of: $0) } }

  /// A tab bar never has nothing selected while it has tabs.
  public override func settled(_ showing: Showing) -> Showing {
    selectingOne(of: showing)
  }

  /// Selects a tab, as a person does by a tap, and reports it, also when it is selected already.
  ///
  /// - Returns: True if there is such a tab.
  @discardableResult
  public func select(at index: Int) -> Bool {
    choose(at: index)
  }
}

/// The parts of a tab bar's view.
private struct TabsRecipe<Provider: EntryViewProviding>: TerminalRecipe
where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
  let store: Store<TabNavigation<Provider.Item>.State, TabNavigation<Provider.Item>.Action>
  let provider: Provider

  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View {
    translator.makeTabs(store, provider)
  }
}
