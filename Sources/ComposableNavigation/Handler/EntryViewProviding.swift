/// Makes views for entries, for example when a view needs a store scoped to its entry's id.
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
/// Where the item says everything, ``ViewProviding`` is less to write. A handler asks once for each
/// visit to an entry and keeps the view until neither the state nor the host has the entry.
@MainActor
public protocol EntryViewProviding<Item, Presentable> {
  /// The kind of item that the state holds.
  associatedtype Item
  /// The kind of view that the host shows.
  associatedtype Presentable

  /// Makes the view of an entry.
  func makePresentable(for entry: Entry<Item>) -> Presentable

  /// The reason why an entry stays, for hosts, which are told before a gesture; nil, the default,
  /// where nothing stays.
  ///
  /// Say here what the ``LeaveGuard`` of your reducer says:
  ///
  /// ```swift
  /// var leaveGuard: (@MainActor (Entry<Page.State>) -> Stay?)? {
  ///   { $0.item.isSaved ? nil : Stay("The draft is not sent.") }
  /// }
  /// ```
  ///
  /// It is read once, when the handler is made, and then asked after each action about each entry.
  var leaveGuard: (@MainActor (Entry<Item>) -> Stay?)? { get }
}

extension EntryViewProviding {
  /// Nil: nothing stays, and nothing is asked.
  public var leaveGuard: (@MainActor (Entry<Item>) -> Stay?)? { nil }
}
