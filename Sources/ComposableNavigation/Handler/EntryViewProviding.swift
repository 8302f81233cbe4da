/// Makes views for entries, for example if a view needs a store that is scoped to its entry's id.
///
/// ```swift
/// struct Pages: EntryViewProviding {
///   let store: Store<SignUp.State, SignUp.Action>
///
///   func makePresentable(for entry: Entry<Page.State>) -> TerminalView {
///     let page = store.scope(\.stack, id: entry.id, elements: /SignUp.Action.page)
///     return TerminalScreen { page?.state.title ?? "" }
///   }
/// }
/// ```
///
/// If the item alone determines the view, ``ViewProviding`` is shorter. A handler asks once for
/// each visit to an entry, and keeps the view until neither the state nor the host has the entry.
@MainActor
public protocol EntryViewProviding<Item, Presentable> {
  /// The kind of item that the state holds.
  associatedtype Item
  /// The kind of view that the host shows.
  associatedtype Presentable

  /// Makes the view of an entry.
  func makePresentable(for entry: Entry<Item>) -> Presentable

  /// Returns the reason why the user may not remove an entry, or nil; the default is no closure.
  ///
  /// Hosts receive the reasons before a gesture begins. Return the reason of the `LeaveGuard` of
  /// your reducer, so that it is written once:
  ///
  /// ```swift
  /// var leaveGuard: (@MainActor (Entry<Page.State>) -> LeaveBlocker?)? {
  ///   { [store] in SignUp.unsaved.blocker(of: $0.id, in: store.state) }
  /// }
  /// ```
  ///
  /// The property is read once, when the handler is created. The closure is called after each
  /// action for each entry.
  var leaveGuard: (@MainActor (Entry<Item>) -> LeaveBlocker?)? { get }

  /// Makes the placeholder of a tab that has not been in front; the default is no closure, and each
  /// tab's view is made at once.
  ///
  /// With a closure, tabs are lazy: ``makePresentable(for:)`` is called for a tab when it is first
  /// in front, or when the state's ``TabNavigation/State/preloaded`` names it. Until then the host
  /// shows the placeholder, which needs only what a tab bar shows, such as a title:
  ///
  /// ```swift
  /// var lazyPlaceholder: (@MainActor (Entry<Tab>) -> TerminalView)? {
  ///   { TerminalScreen(title: $0.item.title) }
  /// }
  /// ```
  ///
  /// It is React Navigation's `lazyPlaceholder`, which makes its option `lazy` true. The property is
  /// read once, when the handler is created. Only handlers of shapes with a selection, without
  /// windows of their own, call the closure.
  ///
  /// ## Laws
  /// - the view of a lazy tab is made when it is first in front or preloaded
  var lazyPlaceholder: (@MainActor (Entry<Item>) -> Presentable)? { get }
}

extension EntryViewProviding {
  /// Nil: every entry may be removed.
  public var leaveGuard: (@MainActor (Entry<Item>) -> LeaveBlocker?)? { nil }

  /// Nil: the view of each entry is made at once.
  public var lazyPlaceholder: (@MainActor (Entry<Item>) -> Presentable)? { nil }
}
