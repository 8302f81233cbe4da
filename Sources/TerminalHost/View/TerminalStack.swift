public import ComposableNavigation

/// Screens on top of each other, with a navigation bar.
///
/// A `StackNavigationHandler` controls it; usually it creates and keeps its own:
///
/// ```swift
/// let stack = TerminalStack(
///   store: store.scope(state: \.stack, action: /Action.stack),
///   viewProvider: Screens()
/// )
/// window.show(stack)
/// ```
///
/// It answers each command before `perform` returns.
public final class TerminalStack: TerminalContainer<StackCommand<ElementID>, StackCapabilities>,
  StackHost
{
  private var previous: [TerminalView]

  /// Creates a stack with initial views, for your own handler.
  ///
  /// - Parameters:
  ///   - previous: The views at the bottom, which a handler removes or keeps.
  ///   - capabilities: The changes that the host makes in one step, fewer for a test.
  public init(_ previous: [TerminalView] = [], capabilities: StackCapabilities = .all) {
    self.previous = previous
    super.init(capabilities: capabilities)
  }

  /// Creates a stack with its handler.
  ///
  /// - Parameters:
  ///   - store: The scoped store of the stack.
  ///   - viewProvider: The provider of the views.
  public convenience init<Provider: EntryViewProviding>(
    store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>,
    viewProvider: Provider
  ) where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    self.init()
    let handler = StackNavigationHandler(store: store, viewProvider: viewProvider)
    handler.setup(with: self)
    ownHandlers.append(handler)
    recipe = StackRecipe(store: store, provider: viewProvider)
  }

  /// The shown views, root first.
  public override var views: [TerminalView] { previous + super.views }

  /// The tree of a stack, root first.
  public override var tree: NavigationTree { .stack(views.map(\.tree)) }

  /// The picture of the topmost view below a bar with a back button.
  public override var picture: TerminalPicture {
    let views = views
    return .stack(back: views.dropLast().last?.title, top: views.last?.picture)
  }

  public override var front: TerminalView? { views.last }

  /// Keeps or removes the previous views.
  public override func begin(keepingPrevious: Bool) {
    if !keepingPrevious { previous = [] }
    super.begin(keepingPrevious: keepingPrevious)
  }

  /// Goes back several screens at once, as the user would by a back button's menu.
  ///
  /// - Returns: True if it went back or reported the attempt; false if the stack has too few
  ///   screens, or the count is not positive.
  @discardableResult
  public func back(levels: Int = 1) -> Bool {
    guard levels > 0, levels < views.count else { return false }
    let gone = Array(shown.elements.suffix(levels))
    if !keeps(gone) { previous.removeLast(max(0, levels - shown.elements.count)) }
    remove(gone)
    return true
  }

  public override var canPerformBack: Bool { views.count > 1 || super.canPerformBack }

  /// Goes back by the state, or by one screen if only the host has one.
  public override func performBack() -> Bool { super.performBack() || back() }
}

/// The parts of a stack's view.
private struct StackRecipe<Provider: EntryViewProviding>: TerminalRecipe
where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
  let store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>
  let provider: Provider

  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View {
    translator.makeStack(store, provider)
  }
}
