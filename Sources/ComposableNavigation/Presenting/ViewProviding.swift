/// Makes views for items: the part of an app that knows both.
///
/// ```swift
/// struct Screens: ViewProviding {
///   func makePresentable(for screen: Screen) -> TerminalView {
///     TerminalScreen(title: screen.title)
///   }
/// }
/// ```
///
/// A handler asks once for each stay of an entry and keeps the view until neither the state nor the
/// host has the entry. Implement the form with an entry when an item does not say everything, say
/// to scope a store to the entry's id.
@MainActor
public protocol ViewProviding<Item, Presentable> {
  /// What the state holds.
  associatedtype Item
  /// What the host shows.
  associatedtype Presentable

  /// Makes the view of an entry; without an own implementation, that of its item.
  func makePresentable(for entry: Entry<Item>) -> Presentable

  /// Makes the view of an item.
  func makePresentable(for item: Item) -> Presentable
}

extension ViewProviding {
  /// Makes the view of the entry's item.
  public func makePresentable(for entry: Entry<Item>) -> Presentable {
    makePresentable(for: entry.item)
  }
}

/// A view that has handlers of its own in it: a stack in a tab, a modal over a screen.
///
/// A handler attaches the handlers in a view when the host shows it, and detaches them when it is
/// gone; all of them share one ``Lane``.
@MainActor
public protocol HandlerContaining {
  /// The handlers whose hosts are this view or lie in it, outermost first; not those in views that
  /// these handlers show.
  var handlers: [any NavigationHandler] { get }
}
