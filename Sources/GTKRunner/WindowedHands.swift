#if GTK
  import ComposableNavigation
  import GTKHost
  import TerminalHost

  /// The acts of a script on windows of GTK.
  @MainActor
  final class WindowedHands: WindowHands {
    /// The root view, which may be windows; nil before it is made.
    var root: GTKView?

    func perform(_ act: TerminalAct) -> Bool {
      switch act {
      case .back: root?.back() ?? false
      case .backSeveral(let levels): stack?.back(levels: levels) ?? false
      case .swipeDown: swipeable?.dismiss() ?? false
      case .selectTab(let index): tabs?.select(at: index) ?? false
      case .setRoom(let hasRoom): setRoom(hasRoom)
      case .nextWindow: windows?.focusNext() ?? false
      case .focusWindow(let index): windows?.focus(at: index) ?? false
      case .closeWindow(let index): windows?.close(at: index) ?? false
      case .tap(let title, let occurrence):
        dialog?.tap(title, occurrence: occurrence) ?? false
      // The focus moves between columns, and touches are for custom views.
      case .nextColumn, .touch: false
      }
    }

    func canPerform(_ act: TerminalAct) -> Bool {
      switch act {
      case .back: goesBack
      case .backSeveral(let levels): levels > 0 && levels < stack?.views.count ?? 0
      case .swipeDown: swipeable?.canPerformBack == true
      case .selectTab(let index): tabs?.views.indices.contains(index) == true
      case .setRoom: split != nil
      case .nextWindow: windowCount > 1
      case .focusWindow(let index), .closeWindow(let index): (0..<windowCount).contains(index)
      case .tap: dialog != nil
      case .nextColumn, .touch: false
      }
    }

    private func setRoom(_ hasRoom: Bool) -> Bool {
      split?.onRoomChange?(!hasRoom)
      return split != nil
    }

    private var path: [GTKView] { root?.path ?? [] }

    private var windows: GTKWindows? { root as? GTKWindows }

    private var windowCount: Int { windows?.views.count ?? 0 }

    private var dialog: GTKDialog? { path.last as? GTKDialog }

    private var goesBack: Bool {
      for view in path.reversed() {
        if view.canPerformBack { return true }
        if view.isModal { return false }
      }
      return false
    }

    private var stack: GTKStack? {
      for view in path.reversed() {
        if let stack = view as? GTKStack { return stack }
        if view.isModal { return nil }
      }
      return nil
    }

    private var swipeable: GTKModal? {
      path.reversed().lazy.compactMap { $0 as? GTKModal }.first { $0.presented != nil }
    }

    private var tabs: GTKTabs? { path.reversed().lazy.compactMap { $0 as? GTKTabs }.first }

    private var split: GTKSplit? {
      var found: GTKSplit?
      var view = root
      while let next = view {
        found = next as? GTKSplit ?? found
        view = (next as? GTKModal)?.content ?? next.front
      }
      return found
    }
  }
#endif
