public import ComposableNavigation

/// Windows of an app, of which the focused one is visible, with a bar of all names on top.
///
/// A `WindowNavigationHandler` controls it; usually it creates and keeps its own:
///
/// ```swift
/// let windows = TerminalWindows(
///   store: store.scope(state: \.windows, action: /Action.windows),
///   viewProvider: Windows()
/// )
/// ```
///
/// A terminal draws only the focused window. The others continue to run: the content of each counts
/// as on screen, in a separate lane. It answers each command before `perform` returns.
public final class TerminalWindows: TerminalContainer<WindowCommand<ElementID>, Void>, WindowHost {
  /// Creates a host without windows, for your own handler.
  public init() { super.init(capabilities: (), alwaysSelects: true) }

  /// Creates a host with its handler.
  ///
  /// - Parameters:
  ///   - store: The scoped store of the windows.
  ///   - viewProvider: The provider of the views.
  public convenience init<Provider: EntryViewProviding>(
    store: Store<WindowNavigation<Provider.Item>.State, WindowNavigation<Provider.Item>.Action>,
    viewProvider: Provider
  ) where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    self.init()
    let handler = WindowNavigationHandler(store: store, viewProvider: viewProvider)
    handler.setup(with: self)
    ownHandlers.append(handler)
    recipe = WindowsRecipe(store: store, provider: viewProvider)
  }

  /// False: the content of a new window is notified at once that it is on screen.
  public override var preloadsOffscreen: Bool { false }

  // MARK: Looking

  /// The tree of the windows, in the order in which they were opened.
  public override var tree: NavigationTree {
    .container(WindowRules.name, views.map(\.tree), active: selectedIndex)
  }

  /// The picture of the focused window under a bar of all windows.
  public override var picture: TerminalPicture {
    .windows(
      views.map { $0.tabTitle ?? $0.title },
      active: selectedIndex,
      content: front?.picture
    )
  }

  public override var front: TerminalView? { contents.selectedView }

  // MARK: User

  /// Focuses a window, as the user would by a click, and always reports it.
  ///
  /// - Returns: True if the window exists.
  @discardableResult
  public func focus(at index: Int) -> Bool {
    choose(at: index)
  }

  /// Focuses the window after the focused one, from the last one to the first.
  ///
  /// - Returns: True if there is another window.
  @discardableResult
  public func focusNext() -> Bool {
    guard shown.elements.count > 1 else { return false }
    return focus(at: ((selectedIndex ?? -1) + 1) % shown.elements.count)
  }

  /// Closes a window, as the user would, and reports it; reports only the attempt if it must stay.
  ///
  /// - Returns: True if the window exists.
  @discardableResult
  public func close(at index: Int) -> Bool {
    guard shown.elements.indices.contains(index) else { return false }
    return remove([shown.elements[index]])
  }

  /// False: focusing another window does not leave the focused one.
  public override var isLeftBySelection: Bool { false }

  /// Removes windows, each of which first reports that it is off screen.
  @discardableResult
  public override func remove(_ gone: [ElementID]) -> Bool {
    if !keeps(gone) {
      for id in gone { view(of: id)?.setAttached(false) }
    }
    return super.remove(gone)
  }

  // MARK: On screen

  /// Closes, opens and focuses windows, and notifies their content whether it is on screen.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - presentables: The views of the new windows.
  ///   - animated: True if the change should be animated; a terminal does not animate.
  ///   - acknowledgement: Called before this returns.
  public override func perform(
    _ command: WindowCommand<ElementID>,
    presentables: [ElementID: TerminalView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    let before = shown.elements.map { (id: $0, view: view(of: $0)) }
    super.perform(
      command,
      presentables: presentables,
      animated: animated,
      acknowledgement: acknowledgement
    )
    for (id, view) in before where self.view(of: id) == nil { view?.setAttached(false) }
    setWindowsAttached(true)
  }

  /// Removes the windows of an earlier handler.
  public override func begin(keepingPrevious: Bool) {
    setWindowsAttached(false)
    super.begin(keepingPrevious: keepingPrevious)
  }

  /// Attaches the windows together with the view that contains the host.
  public override func didAttach() { setWindowsAttached(true) }

  /// Detaches the windows together with the view that contains the host.
  public override func didDetach() { setWindowsAttached(false) }

  /// Attaches or detaches the windows together with the host.
  public override func setBelowAttached(_ isAttached: Bool) { setWindowsAttached(isAttached) }

  private func setWindowsAttached(_ isAttached: Bool) {
    for view in views { view.setAttached(isAttached) }
  }
}

/// The parts of the view of windows.
private struct WindowsRecipe<Provider: EntryViewProviding>: TerminalRecipe
where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
  let store: Store<WindowNavigation<Provider.Item>.State, WindowNavigation<Provider.Item>.Action>
  let provider: Provider

  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View {
    translator.makeWindows(store, provider)
  }
}
