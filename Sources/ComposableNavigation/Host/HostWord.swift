/// One word of a command as text: in a trace or a search result.
///
/// See ``HostCommand/say(_:)``.
///
/// ```swift
/// StackCommand.push([ElementID(2)]).say { print($0) }
/// // word("push")
/// // element(e2)
/// ```
public enum HostWord: Hashable, Sendable {
  /// A word of the command, such as `push`.
  case word(String)
  /// An element of the command, which the reader writes by its own name for it.
  case element(ElementID)
  /// The style of a presentation.
  case style(PresentationStyle)
  /// A comma: another step of the same command follows.
  case comma
}
