public import ComposableNavigation

/// Windows of an app, one of them before a person, with a bar on top that names all.
///
/// It obeys a `WindowNavigationHandler`; most often it makes and keeps its own:
///
/// ```swift
/// let windows = TerminalWindows(
///   store: store.scope(state: \.windows, action: /Action.windows),
///   viewProvider: Windows()
/// )
/// ```
///
/// A terminal shows the focused one alone. The others go on as well: each is on screen to what lies in
/// it, in a lane of its own. It answers each command before `perform` returns.
public final class TerminalWindows: TerminalContainer<WindowCommand<ElementID>, Void>, WindowHost {
  /// Makes a host without windows, for a handler of your own.
  public init() { super.init(capabilities: ()) }

  /// Makes a host together with its handler.
  ///
  /// - Parameters:
  ///   - store: The windows' store, scoped to them.
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

  /// False: what lies in a window hears that it is on screen as soon as the window is there.
  public override var fillsUnseen: Bool { false }

  // MARK: Looking

  /// Windows in the order in which they were opened.
  public override var tree: NavigationTree {
    .container(WindowRules.name, views.map(\.tree), active: selectedIndex)
  }

  /// The focused window under a bar of all.
  public override var picture: TerminalPicture {
    .windows(
      views.map { $0.tabTitle ?? $0.title },
      active: selectedIndex,
      content: front?.picture
    )
  }

  public override var front: TerminalView? { shown.selected.flatMap { view(of: $0) } }

  /// Some window is focused whenever any is open.
  public override func settled(_ showing: Showing) -> Showing {
    selectingOne(of: showing)
  }

  // MARK: The person

  /// Focuses a window, as a person does who clicks on it, and reports it, also when it is focused
  /// already.
  ///
  /// - Returns: True if there is such a window.
  @discardableResult
  public func focus(at index: Int) -> Bool {
    choose(at: index)
  }

  /// Focuses the window after the focused one, after the last the first.
  ///
  /// - Returns: True if there is another one.
  @discardableResult
  public func focusNext() -> Bool {
    guard shown.elements.count > 1 else { return false }
    return focus(at: ((selectedIndex ?? -1) + 1) % shown.elements.count)
  }

  /// Closes a window, as a person does, and reports it; one that stays is kept, and the attempt is
  /// reported.
  ///
  /// - Returns: True if there is such a window.
  @discardableResult
  public func close(at index: Int) -> Bool {
    guard shown.elements.indices.contains(index) else { return false }
    return remove([shown.elements[index]])
  }

  /// False: to focus another window leaves none.
  public override var isLeftBySelection: Bool { false }

  /// Takes windows away, of which each says first that it is off screen.
  @discardableResult
  public override func remove(_ gone: [ElementID]) -> Bool {
    if !keeps(gone) {
      for id in gone { view(of: id)?.setAttached(false) }
    }
    return super.remove(gone)
  }

  // MARK: On screen

  /// Closes, opens and focuses windows; what lies in them is told whether it is on screen.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - presentables: The views of the windows that are opened.
  ///   - animated: True if a person should see it happen, which a terminal does not show.
  ///   - acknowledgement: Used before this returns.
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

  /// Lets go of the windows of an earlier handler.
  public override func begin(keepingPrevious: Bool) {
    setWindowsAttached(false)
    super.begin(keepingPrevious: keepingPrevious)
  }

  /// The windows come with the view that the host lies in.
  public override func didAttach() { setWindowsAttached(true) }

  /// The windows go with the view that the host lies in.
  public override func didDetach() { setWindowsAttached(false) }

  /// The windows come and go with the host.
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
