/// The user's actions on a window of any toolkit.
@MainActor
package protocol WindowHands: AnyObject {
  /// Performs an act of the user.
  ///
  /// - Returns: True if a view could perform it.
  @discardableResult
  func perform(_ act: TerminalAct) -> Bool

  /// Returns a Boolean value that indicates whether a view can perform an act now.
  func canPerform(_ act: TerminalAct) -> Bool
}
