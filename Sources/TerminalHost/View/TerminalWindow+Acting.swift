extension TerminalWindow: WindowHands {
  /// Performs an act of the user.
  ///
  /// - Returns: True if a view could perform it.
  @discardableResult
  public func perform(_ act: TerminalAct) -> Bool {
    switch act {
    case .back: back()
    case .backSeveral(let levels): back(levels: levels)
    case .swipeDown: swipeDown()
    case .selectTab(let index): selectTab(at: index)
    case .setRoom(let hasRoom): setRoom(forColumns: hasRoom)
    case .nextColumn: moveToNextColumn()
    case .nextWindow: focusNextWindow()
    case .focusWindow(let index): focusWindow(at: index)
    case .closeWindow(let index): closeWindow(at: index)
    case .tap(let title, let occurrence): tap(title, occurrence: occurrence)
    case .touch(let gesture): touch(gesture)
    }
  }
}
