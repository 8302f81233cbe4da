public import ComposableNavigation

/// Screens side by side, with a tab bar.
///
/// A `TabNavigationHandler` controls it; usually it creates and keeps its own:
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
  /// Creates a tab bar without tabs, for your own handler.
  ///
  /// - Parameter capabilities: The changes that the host makes in one step, fewer for a test.
  public init(capabilities: TabCapabilities = .all) {
    super.init(capabilities: capabilities, alwaysSelects: true)
  }

  /// Creates a tab bar with its handler.
  ///
  /// - Parameters:
  ///   - store: The scoped store of the tabs.
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

  /// The tree of the tabs, in order.
  public override var tree: NavigationTree { .tabs(views.map(\.tree), active: selectedIndex) }

  /// The picture of the selected view over a bar of all tabs.
  public override var picture: TerminalPicture {
    .tabs(
      views.map { $0.tabTitle ?? $0.title },
      active: selectedIndex,
      content: front?.picture
    )
  }

  public override var front: TerminalView? { contents.selectedView }

  /// Selects a tab, as the user would by a tap, and always reports it.
  ///
  /// - Returns: True if the tab exists.
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
