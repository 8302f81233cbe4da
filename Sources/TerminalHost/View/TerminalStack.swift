public import ComposableNavigation

/// Screens on top of each other, with a navigation bar.
///
/// It obeys a `StackNavigationHandler`; most often it makes and keeps its own:
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

  /// Makes a stack that shows some views already, for a handler of your own.
  ///
  /// - Parameters:
  ///   - previous: The views at the bottom; a handler that does not ignore it takes it away.
  ///   - capabilities: The changes the host makes in one step, to try a handler with less.
  public init(_ previous: [TerminalView] = [], capabilities: StackCapabilities = .all) {
    self.previous = previous
    super.init(capabilities: capabilities)
  }

  /// Makes a stack together with its handler.
  ///
  /// - Parameters:
  ///   - store: The stack's store, scoped to it.
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

  /// Everything that is shown, root first.
  public override var views: [TerminalView] { previous + super.views }

  /// A stack, root first.
  public override var tree: NavigationTree { .stack(views.map(\.tree)) }

  /// The topmost view below a bar that says what is below.
  public override var picture: TerminalPicture {
    let views = views
    return .stack(back: views.dropLast().last?.title, top: views.last?.picture)
  }

  public override var front: TerminalView? { views.last }

  /// Keeps what was there, or lets it go.
  public override func begin(keepingPrevious: Bool) {
    if !keepingPrevious { previous = [] }
    super.begin(keepingPrevious: keepingPrevious)
  }

  /// Goes back several screens at once, as a person does by a back button's menu.
  ///
  /// - Returns: True if it did, or reported the attempt: false when no more than so many are shown,
  ///   or none is to go.
  @discardableResult
  public func back(levels: Int = 1) -> Bool {
    guard levels > 0, levels < views.count else { return false }
    let gone = Array(shown.elements.suffix(levels))
    if !keeps(gone) { previous.removeLast(max(0, levels - shown.elements.count)) }
    remove(gone)
    return true
  }

  public override var canGoBackHere: Bool { views.count > 1 }

  public override func goBackHere() -> Bool { back() }
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
