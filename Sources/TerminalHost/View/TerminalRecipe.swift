package import ComposableNavigation

/// A toolkit that can show what was described for a terminal: it makes views of its own of the same
/// stores and view providers.
///
/// So a showcase is described once. The terminal's own hosts are made as well, and are never attached:
/// their handlers ask for nothing.
@MainActor
package protocol TerminalTranslator<View> {
  /// The toolkit's kind of view.
  associatedtype View

  /// Makes a screen of text.
  func makeScreen(_ screen: TerminalScreen) -> View

  /// Makes an alert or a confirmation dialog.
  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> View

  /// Makes a stack.
  func makeStack<Provider: EntryViewProviding>(
    _ store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  /// Makes tabs.
  func makeTabs<Provider: EntryViewProviding>(
    _ store: Store<TabNavigation<Provider.Item>.State, TabNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  /// Makes columns.
  func makeSplit<Provider: EntryViewProviding>(
    _ store: Store<SplitNavigation<Provider.Item>.State, SplitNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  /// Makes windows beside each other.
  func makeWindows<Provider: EntryViewProviding>(
    _ store: Store<WindowNavigation<Provider.Item>.State, WindowNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  /// Makes a view that something is presented over.
  func makeModal<Provider: EntryViewProviding>(
    over content: TerminalView,
    _ store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  /// Makes something in the place of a view that only a terminal knows.
  func makeUnknown(_ view: TerminalView) -> View
}

/// The store, and the provider, that a view is made of: a struct beside each kind of view.
@MainActor
protocol TerminalRecipe {
  /// Makes the view of another toolkit.
  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View
}

extension TerminalTranslator {
  /// Makes the toolkit's view of a terminal's.
  package func translate(_ view: TerminalView) -> View {
    if let recipe = view.recipe { return recipe.make(by: self) }
    if let screen = view as? TerminalScreen { return makeScreen(screen) }
    return makeUnknown(view)
  }
}
