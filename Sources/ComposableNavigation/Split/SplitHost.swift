/// A host that shows columns beside each other, or as one stack.
///
/// A ``SplitCommand`` names the columns to show or hide, and the presentables of a command map each
/// element to its column. Each column has its own ``StackHost`` for its screens, which is in the
/// split and therefore returns false for `isAttached`. Apply each command exactly, then
/// report the columns that are shown.
///
/// ```swift
/// func perform(…) {
///   guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
///   show(columns: contents.views)
///   acknowledgement.done(showing: shown)
/// }
/// ```
///
/// A view that moves is removed from its old column before the new column shows it. A column that
/// is shown again may show its earlier screens or nothing: its handler brings it up to date.
@MainActor
public protocol SplitHost<Content>: NavigationHost
where Presentable == SplitColumn, Command == SplitCommand<ElementID>, Capabilities == Void {
  /// The type of the views, or other contents, that the columns show.
  associatedtype Content

  /// Returns the host of a column, the same one at each call.
  func host(of column: SplitColumn) -> any StackHost<Content>

  /// The closure that the host calls if it gains or loses room for columns; the handler sets it.
  ///
  /// The call is a request: the state decides, and the handler sends a command. A host that has
  /// collapsed by itself reports the columns as removed instead, and a host that has expanded by
  /// itself reports ``HostReport/expanded``.
  var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)? { get set }

  /// The options of the columns' display; set before anything is shown, and on each change.
  ///
  /// No command depends on the options, so the host does not acknowledge them.
  var options: SplitOptions { get set }
}

extension SplitHost {
  /// The abilities of a split host: none, because every split host makes the same steps.
  public var capabilities: Void { () }
}
