/// The hands of a person on a window, whatever draws it.
@MainActor
package protocol WindowHands: AnyObject {
  /// Does what a person does.
  ///
  /// - Returns: True if there was something to do it to.
  @discardableResult
  func perform(_ act: TerminalAct) -> Bool

  /// Tells whether a person can do an act now: whether there is something to do it to.
  func canPerform(_ act: TerminalAct) -> Bool
}
