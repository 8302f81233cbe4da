public import ComposableNavigation

/// The window on a terminal: one root view with all that lies in it, and the hands of a person.
///
/// ```swift
/// let window = TerminalWindow()
/// window.show(TerminalStack(store: stack, viewProvider: Screens()))
/// window.back()                                      // a person goes back one screen
/// window.tree                                        // what the hosts show now
/// ```
@MainActor
public final class TerminalWindow {
  /// Tells whether views are attached: false to prove that a transcript notices.
  private let attachesViews: Bool

  /// The objects that are kept as long as the root is shown.
  private var owners: [AnyObject] = []

  /// The root view; nil before ``show(_:keeping:)``.
  public private(set) var root: TerminalView?

  /// Makes a window that shows nothing.
  public convenience init() { self.init(attachesViews: true) }

  /// Makes a window whose views are never attached: their handlers are as good as unplugged.
  ///
  /// So a transcript proves that it would notice. It lies here, because a showcase builds its views for
  /// the window that it is given, and nobody else stands between the two.
  init(attachesViews: Bool) { self.attachesViews = attachesViews }

  /// Shows a view instead of what was shown: its handlers begin.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - owners: Objects that have to live as long as the view is shown, such as the handler that
  ///     has made it.
  public func show(_ root: TerminalView, keeping owners: AnyObject...) {
    self.root?.setAttached(false)
    self.root = root
    self.owners = owners
    if attachesViews { root.setAttached(true) }
  }

  /// The tree that the hosts show, drawn from them and from no state; a screen without a title
  /// before ``show(_:keeping:)``.
  public var tree: NavigationTree { root?.tree ?? .screen("") }

  /// The look of the window; empty before ``show(_:keeping:)``.
  public var picture: TerminalPicture { root?.picture ?? .screen(title: "", body: []) }

  /// The screen that is in front of everything else; nil when there is none.
  var front: TerminalScreen? { path.last as? TerminalScreen }

  /// The titles of the innermost tab bar in reach; empty without one.
  var tabTitles: [String] { tabs?.views.map { $0.tabTitle ?? $0.title } ?? [] }

  /// Goes back, as a person does: from the inside out, what is presented or the topmost screen.
  ///
  /// A root is not left, and tabs do not remember what was selected: that is the state's business.
  ///
  /// - Returns: True if something went; false when there is nothing to go back to here.
  @discardableResult
  public func back() -> Bool { goesBack?.goBackHere() ?? false }

  /// Goes back several screens of the visible stack, as a person does by a back button's menu.
  ///
  /// - Returns: True if it did; false when the stack has no more than so many screens, and when
  ///   there is none, or only behind what is presented.
  @discardableResult
  public func back(levels: Int) -> Bool { stack?.back(levels: levels) ?? false }

  /// Takes away what is presented front-most, as a person does by a swipe.
  ///
  /// - Returns: True if it did; false when nothing is presented, when it fills the window, and when
  ///   it does not let itself be dismissed.
  @discardableResult
  public func swipeDown() -> Bool { swipeable?.dismiss() ?? false }

  /// Selects a tab of the innermost visible tab bar, as a person does by a tap.
  ///
  /// A bar stays in reach when something is presented in one of its tabs, and not when something is
  /// presented over it.
  ///
  /// - Returns: True if there is such a tab.
  @discardableResult
  public func selectTab(at index: Int) -> Bool { tabs?.select(at: index) ?? false }

  /// Makes the window wide enough for columns, or too narrow, as a person does who resizes it.
  ///
  /// - Returns: True if there is a split, also one under what is presented; its state decides.
  @discardableResult
  public func setRoom(forColumns hasRoom: Bool) -> Bool {
    split?.onRoomChange?(!hasRoom)
    return split != nil
  }

  /// Moves to the next column of the innermost split in reach, as a person does by a key.
  ///
  /// - Returns: True if there is another one; false without columns beside each other, and when
  ///   they lie behind what is presented.
  @discardableResult
  public func moveToNextColumn() -> Bool { columns?.moveToNextColumn() ?? false }

  /// Taps a button of the alert or confirmation dialog in front, as a person does.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - occurrence: The number among the buttons with this title, counted from 1.
  /// - Returns: True if there is such a button.
  @discardableResult
  public func tap(_ title: String, occurrence: Int = 1) -> Bool {
    dialog?.tap(title, occurrence: occurrence) ?? false
  }

  /// Does what a person does to a view of your own, by the name that the view gives it.
  ///
  /// - Parameter gesture: The name: `swipe left`.
  /// - Returns: True if a view in reach understood it now.
  @discardableResult
  public func touch(_ gesture: String) -> Bool { touched(by: gesture)?.touch(gesture) ?? false }

  /// Returns true if there is something to do an act to: if ``perform(_:)`` returns true.
  ///
  /// The act may be refused all the same, with a reason: a button that is disabled does nothing, and a
  /// screen that stays is not left.
  public func canPerform(_ act: TerminalAct) -> Bool {
    switch act {
    case .back: goesBack != nil
    case .backSeveral(let levels): levels > 0 && levels < stack?.views.count ?? 0
    case .swipeDown: swipeable?.canGoBackHere == true
    case .selectTab(let index): tabs?.views.indices.contains(index) == true
    case .setRoom: split != nil
    case .nextColumn: columns?.hasOtherColumns == true
    case .nextWindow: windowCount > 1
    case .focusWindow(let index), .closeWindow(let index): (0..<windowCount).contains(index)
    case .tap(let title, let occurrence): dialog?.has(title, occurrence: occurrence) == true
    case .touch(let gesture): touched(by: gesture) != nil
    }
  }

  /// The innermost view in reach that understands a gesture now.
  private func touched(by gesture: String) -> TerminalView? {
    for view in path.reversed() {
      if view.canTouch(gesture) { return view }
      if view.isModal { return nil }
    }
    return nil
  }

  private var dialog: TerminalDialog? { path.last as? TerminalDialog }

  /// The view that goes back when a person does.
  private var goesBack: TerminalView? {
    for view in path.reversed() {
      if view.canGoBackHere { return view }
      if view.isModal { return nil }
    }
    return nil
  }

  /// The innermost stack that nothing is presented over.
  private var stack: TerminalStack? { inReach() }

  /// The innermost split that nothing is presented over.
  private var columns: TerminalSplit? { inReach() }

  private func inReach<View: TerminalView>() -> View? {
    for view in path.reversed() {
      if let view = view as? View { return view }
      if view.isModal { return nil }
    }
    return nil
  }

  /// The front-most view that presents another, when that can be swiped down.
  private var swipeable: TerminalModal? {
    let modal = path.reversed().lazy.compactMap { $0 as? TerminalModal }
      .first { $0.presented != nil }
    return modal?.style?.canBeSwipedDown == true ? modal : nil
  }

  /// The innermost split, also behind what is presented over it.
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

  /// The views that a person sees, outermost first.
  var path: [TerminalView] {
    var path: [TerminalView] = []
    var view = root
    while let next = view {
      path.append(next)
      view = next.front
    }
    return path
  }
}

extension PresentationStyle {
  /// Tells whether a person can swipe down a view that is presented in this style: it does not fill
  /// its place.
  var canBeSwipedDown: Bool {
    switch self {
    case .automatic, .sheet, .formSheet, .popover, .confirmationDialog, .custom: true
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .alert: false
    }
  }
}
