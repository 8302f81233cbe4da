/// One word of a command as it is written down: in a trace, by a search, in a finding.
///
/// See ``HostCommand/say(_:)``.
///
/// ```swift
/// StackCommand.push([ElementID(2)]).say { print($0) }
/// // word("push")
/// // element(e2)
/// ```
public enum HostWord: Hashable, Sendable {
  /// A word of the command's own, such as `push`.
  case word(String)
  /// An element that the command is about, under the name that the reader has for it.
  case element(ElementID)
  /// The style in which something is presented.
  case style(PresentationStyle)
  /// A comma: another step of the same command follows.
  case comma
}
