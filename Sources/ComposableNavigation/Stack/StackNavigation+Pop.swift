extension StackNavigation {
  /// The distance that a stack goes back.
  ///
  /// ```swift
  /// store.send(.stack(.popItems(.exactly(2))))       // refused with one screen
  /// store.send(.stack(.popItems(.upTo(2))))          // with one screen, that one
  /// store.send(.stack(.pop(to: .item("inbox"))))
  /// ```
  public enum Pop: Equatable, Sendable {
    /// So many screens. Refused below zero and above the number of screens, which the reason
    /// keeps; one is refused on an empty stack because that is empty.
    case exactly(Int)

    /// So many screens, or as many as there are. Refused below zero.
    case upTo(Int)

    /// All screens that lie over a given one, if any. Refused when that one is not there.
    case to(PopTarget)
  }

  /// A screen to go back to.
  public enum PopTarget: Equatable, Sendable {
    /// The first screen.
    case root

    /// The topmost equal item.
    case item(Item)

    /// An entry, by its identity.
    case entry(EntryID)
  }
}

extension StackNavigation.Pop: Hashable where Item: Hashable {}
extension StackNavigation.PopTarget: Hashable where Item: Hashable {}
