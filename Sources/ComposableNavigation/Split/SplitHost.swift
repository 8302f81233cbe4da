/// A host that shows columns beside each other, or as one stack.
///
/// The split itself shows columns: ``SplitCommand`` says which, and the presentables of a command
/// say which element is which column. What lies in a column is asked of its own ``StackHost``,
/// which lies in the split and says so by `isAttached` (false). Obey exactly, then name the columns
/// that are shown.
///
/// ```swift
/// func perform(…) {
///   elements = command.applied(to: elements)
///   columns.merge(presentables) { $1 }
///   acknowledgement.done(showing: shown)
/// }
/// ```
///
/// A view that moves is taken out of its old column before the new one is asked to show it. A column
/// that comes back may show what it showed, or nothing: its handler asks.
@MainActor
public protocol SplitHost<Content>: NavigationHost
where Presentable == SplitColumn, Command == SplitCommand<ElementID>, Capabilities == Void {
  /// The type of the views, or other contents, that the columns show.
  associatedtype Content

  /// The host of a column, always the same.
  func host(of column: SplitColumn) -> any StackHost<Content>

  /// The closure by which the host says that it has, or has no longer, room for columns; the
  /// handler sets it.
  ///
  /// It is a wish: the state decides, and what it decides comes as a command. A host that has
  /// collapsed by itself reports the columns as removed instead, and one that has expanded by itself
  /// reports ``HostReport/expanded``.
  var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)? { get set }

  /// The options of the columns' display; set before anything is shown, and when they change.
  ///
  /// No command waits for it, so nothing acknowledges it.
  var options: SplitOptions { get set }
}

extension SplitHost {
  /// The abilities of a split host: none, as there is nothing that it could do in fewer steps.
  public var capabilities: Void { () }
}
