/// A host that shows columns beside each other, or as one stack.
///
/// Each column is a ``StackHost`` of its own and is asked by commands. When the split collapses or
/// expands, a view is taken from one column and put into another, by one command each: the two may
/// come in either order, so a column that is asked to show a view that another one still has takes
/// it from there.
@MainActor
public protocol SplitHost<Presentable>: AnyObject {
  /// What the columns show.
  associatedtype Presentable

  /// The host of a column.
  func host(of column: SplitColumn) -> any StackHost<Presentable>

  /// Where the host says that it has, or has no longer, room for columns; the handler sets it.
  var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)? { get set }

  /// Is told how the columns are to be arranged; before anything is shown, and at each change.
  func arrange(isCollapsed: Bool, options: SplitOptions, animated: Bool)
}
