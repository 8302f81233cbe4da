/// An action of the user on a window.
public enum TerminalAct: Hashable, Sendable {
  /// Goes back: ``TerminalWindow/back()``.
  case back
  /// Goes back several screens at once: ``TerminalWindow/back(levels:)``.
  case backSeveral(Int)
  /// Swipes down the presented view: ``TerminalWindow/swipeDown()``.
  case swipeDown
  /// Taps a tab: ``TerminalWindow/selectTab(at:)``.
  case selectTab(Int)
  /// Makes the window wide enough for columns, or too narrow: ``TerminalWindow/setRoom(forColumns:)``.
  case setRoom(forColumns: Bool)
  /// Moves to the next column of a split: ``TerminalWindow/moveToNextColumn()``.
  case nextColumn
  /// Focuses the next of the app's windows: ``TerminalWindow/focusNextWindow()``.
  case nextWindow
  /// Focuses one of the app's windows: ``TerminalWindow/focusWindow(at:)``.
  case focusWindow(Int)
  /// Closes one of the app's windows: ``TerminalWindow/closeWindow(at:)``.
  case closeWindow(Int)
  /// Taps a button of an alert or a confirmation dialog, by title and by number among equal titles:
  /// ``TerminalWindow/tap(_:occurrence:)``.
  case tap(String, occurrence: Int = 1)
  /// Performs a gesture of a custom view, by the name that the view defines:
  /// ``TerminalWindow/touch(_:)``.
  case touch(String)
}
