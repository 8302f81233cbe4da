public import ComposableNavigation

/// The window on a terminal: one root view with its content, and the actions of the user.
///
/// ```swift
/// let window = TerminalWindow()
/// window.show(TerminalStack(store: stack, viewProvider: Screens()))
/// window.back()                                      // the user goes back one screen
/// window.tree                                        // what the hosts show now
/// ```
@MainActor
public final class TerminalWindow {
  /// A Boolean value that indicates whether views are attached; false only for a test.
  private let attachesViews: Bool

  /// Objects that are kept while the root is shown.
  private var owners: [AnyObject] = []

  /// The root view; nil before ``show(_:keeping:)``.
  public private(set) var root: TerminalView?

  /// Creates an empty window.
  public convenience init() { self.init(attachesViews: true) }

  /// Creates a window whose views are never attached, so that their handlers do nothing.
  ///
  /// This proves that a transcript detects it. It is an option of the window, because a showcase
  /// creates its views for the window that it receives.
  package init(attachesViews: Bool) { self.attachesViews = attachesViews }

  /// Shows a view instead of the previous one, and attaches its handlers.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - owners: Objects to keep while the view is shown, such as the handler that made it.
  public func show(_ root: TerminalView, keeping owners: AnyObject...) {
    self.root?.setAttached(false)
    self.root = root
    self.owners = owners
    if attachesViews { root.setAttached(true) }
  }

  /// The tree of the hosts, independent of any state; a screen without a title before
  /// ``show(_:keeping:)``.
  public var tree: NavigationTree { root?.tree ?? .screen("") }

  /// The picture of the window; empty before ``show(_:keeping:)``.
  public var picture: TerminalPicture { root?.picture ?? .screen(title: "", body: []) }

  /// The screen in front of all others; nil if there is none.
  package var front: TerminalScreen? { path.last as? TerminalScreen }

  /// The titles of the innermost tab bar that the user can touch; empty without one.
  package var tabTitles: [String] { tabs?.views.map { $0.tabTitle ?? $0.title } ?? [] }

  /// Goes back, as the user would: in what is presented or the topmost screen, then outward.
  ///
  /// Each container goes back by its state, with the result of `previewBack(in:)`: a stack pops, tabs
  /// select an earlier tab, a shape of your own does as its reducer says.
  ///
  /// - Returns: True if it went back; false if there is nothing to go back to.
  @discardableResult
  public func back() -> Bool { root?.goesBack?.performBack() ?? false }

  /// Goes back several screens of the visible stack, as the user would by a back button's menu.
  ///
  /// - Returns: True if it went back; false if the stack has too few screens, if there is none, or
  ///   if a modal covers it.
  @discardableResult
  public func back(levels: Int) -> Bool { stack?.back(levels: levels) ?? false }

  /// Dismisses the front-most modal, as the user would by a swipe.
  ///
  /// - Returns: True if it was dismissed; false if nothing is presented, if the modal fills the
  ///   window, or if it cannot be dismissed.
  @discardableResult
  public func swipeDown() -> Bool { swipeable?.dismiss() ?? false }

  /// Selects a tab of the innermost visible tab bar, as the user would by a tap.
  ///
  /// The bar can be used while a modal covers one of its tabs, but not while it covers the bar.
  ///
  /// - Returns: True if the tab exists.
  @discardableResult
  public func selectTab(at index: Int) -> Bool { tabs?.select(at: index) ?? false }

  /// Makes the window wide enough for columns, or too narrow, as the user would by resizing it.
  ///
  /// - Returns: True if there is a split, even below a modal; its state decides about the change.
  @discardableResult
  public func setRoom(forColumns hasRoom: Bool) -> Bool {
    split?.onRoomChange?(!hasRoom)
    return split != nil
  }

  /// Moves to the next column of the innermost split that the user can touch, as by a key.
  ///
  /// - Returns: True if there is another column; false if a modal covers the columns.
  @discardableResult
  public func moveToNextColumn() -> Bool { columns?.moveToNextColumn() ?? false }

  /// Taps a button of the alert or confirmation dialog in front, as the user would.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - occurrence: The number among the buttons with this title, from 1.
  /// - Returns: True if the button exists.
  @discardableResult
  public func tap(_ title: String, occurrence: Int = 1) -> Bool {
    dialog?.tap(title, occurrence: occurrence) ?? false
  }

  /// Performs a gesture of a custom view, by the name that the view defines.
  ///
  /// - Parameter gesture: The name: `swipe left`.
  /// - Returns: True if a view that the user can touch performed it.
  @discardableResult
  public func touch(_ gesture: String) -> Bool { touched(by: gesture)?.touch(gesture) ?? false }

  /// Returns a Boolean value that indicates whether ``perform(_:)`` would return true for an act.
  ///
  /// The act may still be refused: a disabled button does nothing, and a screen may have to stay.
  public func canPerform(_ act: TerminalAct) -> Bool {
    switch act {
    case .back: root?.goesBack != nil
    case .backSeveral(let levels): levels > 0 && levels < stack?.views.count ?? 0
    case .swipeDown: swipeable?.canPerformBack == true
    case .selectTab(let index): tabs?.views.indices.contains(index) == true
    case .setRoom: split != nil
    case .nextColumn: columns?.hasOtherColumns == true
    case .nextWindow: windowCount > 1
    case .focusWindow(let index), .closeWindow(let index): (0..<windowCount).contains(index)
    case .tap(let title, let occurrence): dialog?.has(title, occurrence: occurrence) == true
    case .touch(let gesture): touched(by: gesture) != nil
    }
  }

  /// Returns the innermost view within reach that can perform a gesture now.
  private func touched(by gesture: String) -> TerminalView? {
    for view in path.reversed() {
      if view.canTouch(gesture) { return view }
      if view.isModal { return nil }
    }
    return nil
  }

  private var dialog: TerminalDialog? { path.last as? TerminalDialog }

  /// The innermost stack that no modal covers.
  private var stack: TerminalStack? { inReach() }

  /// The innermost split that no modal covers.
  private var columns: TerminalSplit? { inReach() }

  private func inReach<View: TerminalView>() -> View? {
    for view in path.reversed() {
      if let view = view as? View { return view }
      if view.isModal { return nil }
    }
    return nil
  }

  /// The front-most view with a modal that can be swiped down.
  private var swipeable: TerminalModal? {
    let modal = path.reversed().lazy.compactMap { $0 as? TerminalModal }
      .first { $0.presented != nil }
    return modal?.style?.canBeSwipedDown == true ? modal : nil
  }

  /// The innermost split, even if a modal covers it.
  private var split: TerminalSplit? {
    var found: TerminalSplit?
    var view = root
    while let next = view {
      found = next as? TerminalSplit ?? found
      view = (next as? TerminalModal)?.content ?? next.front
    }
    return found
  }

  private var tabs: TerminalTabs? { path.reversed().lazy.compactMap { $0 as? TerminalTabs }.first }

  /// The visible views, outermost first.
  var path: [TerminalView] { root?.path ?? [] }
}
