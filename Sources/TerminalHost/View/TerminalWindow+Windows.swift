// The windows that an app has on a terminal.
extension TerminalWindow {
  /// Focuses the next of the app's windows, as a person does by a key.
  ///
  /// - Returns: True if there is another one; false also where something lies over all windows.
  @discardableResult
  public func focusNextWindow() -> Bool { windows?.focusNext() ?? false }

  /// Focuses one of the app's windows, as a person does by a click on its name.
  ///
  /// Windows stay in reach when something is presented in one of them, and not when it is presented
  /// over them.
  ///
  /// - Returns: True if there is such a window.
  @discardableResult
  public func focusWindow(at index: Int) -> Bool { windows?.focus(at: index) ?? false }

  /// Closes one of the app's windows, as a person does.
  ///
  /// One that stays is kept, and the attempt is reported.
  ///
  /// - Returns: True if there is such a window.
  @discardableResult
  public func closeWindow(at index: Int) -> Bool { windows?.close(at: index) ?? false }

  /// The number of the app's windows in reach; zero where it has none.
  var windowCount: Int { windows?.views.count ?? 0 }

  /// The outermost windows, unless something lies over them.
  private var windows: TerminalWindows? {
    for view in path {
      if let windows = view as? TerminalWindows { return windows }
      if view.isModal { return nil }
    }
    return nil
  }
}
