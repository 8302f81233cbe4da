/// Makes the views for a shape's items; the app implements it.
///
/// ```swift
/// struct Screens: ViewProviding {
///   func makePresentable(for screen: Screen) -> TerminalView {
///     TerminalScreen(title: screen.title)
///   }
/// }
/// ```
///
/// A handler asks once for each visit to an entry, in the order of the new state, and keeps the view
/// until neither the state nor the host has the entry. If the item alone does not determine the
/// view, use ``EntryViewProviding``, which receives the entry.
@MainActor
public protocol ViewProviding<Item, Presentable>: EntryViewProviding {
  // Declared again so that both are inferred from the requirement below.
  /// The kind of item that the state holds.
  associatedtype Item
  /// The kind of view that the host shows.
  associatedtype Presentable

  /// Makes the view of an item.
  func makePresentable(for item: Item) -> Presentable
}

extension ViewProviding {
  /// Makes the view of the entry's item.
  public func makePresentable(for entry: Entry<Item>) -> Presentable {
    makePresentable(for: entry.item)
  }
}
