// The windows of an app on a terminal.
extension TerminalWindow {
  /// Focuses the next of the app's windows, as the user would by a key.
  ///
  /// - Returns: True if there is another one; false if a modal covers all windows.
  @discardableResult
  public func focusNextWindow() -> Bool { windows?.focusNext() ?? false }

  /// Focuses one of the app's windows, as the user would by a click on its name.
  ///
  /// Windows can be focused while a modal covers one of them, but not while it covers all.
  ///
  /// - Returns: True if the window exists.
  @discardableResult
  public func focusWindow(at index: Int) -> Bool { windows?.focus(at: index) ?? false }

  /// Closes one of the app's windows, as the user would.
  ///
  /// If the window must stay, reports only the attempt.
  ///
  /// - Returns: True if the window exists.
  @discardableResult
  public func closeWindow(at index: Int) -> Bool { windows?.close(at: index) ?? false }

  /// The number of the app's windows that the user can focus; zero if there are none.
  package var windowCount: Int { windows?.views.count ?? 0 }

  /// The outermost windows, unless a modal covers them.
  private var windows: TerminalWindows? {
    for view in path {
      if let windows = view as? TerminalWindows { return windows }
      if view.isModal { return nil }
    }
    return nil
  }
}
