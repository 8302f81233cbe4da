package import ComposableNavigation

/// A toolkit that can show views described for a terminal: it makes its own views from the same
/// stores and view providers.
///
/// So a showcase is described once. The terminal's hosts are also created, but never attached, so
/// their handlers do nothing.
@MainActor
package protocol TerminalTranslator<View> {
  /// The toolkit's type of view.
  associatedtype View

  /// Makes a screen of text.
  func makeScreen(_ screen: TerminalScreen) -> View

  /// Makes an alert or a confirmation dialog.
  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> View

  func makeStack<Provider: EntryViewProviding>(
    _ store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  func makeTabs<Provider: EntryViewProviding>(
    _ store: Store<TabNavigation<Provider.Item>.State, TabNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  /// Makes columns.
  func makeSplit<Provider: EntryViewProviding>(
    _ store: Store<SplitNavigation<Provider.Item>.State, SplitNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  /// Makes windows side by side.
  func makeWindows<Provider: EntryViewProviding>(
    _ store: Store<WindowNavigation<Provider.Item>.State, WindowNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  /// Makes a view with a modal over it.
  func makeModal<Provider: EntryViewProviding>(
    over content: TerminalView,
    _ store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> View where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable

  /// Makes a placeholder for a view that exists only on a terminal.
  func makeUnknown(_ view: TerminalView) -> View
}

/// The store and the provider of a view: one struct for each type of view.
@MainActor
protocol TerminalRecipe {
  /// Makes the view of another toolkit.
  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View
}

extension TerminalTranslator {
  /// Returns the toolkit's view for a terminal view.
  package func translate(_ view: TerminalView) -> View {
    if let recipe = view.recipe { return recipe.make(by: self) }
    if let screen = view as? TerminalScreen { return makeScreen(screen) }
    return makeUnknown(view)
  }
}
