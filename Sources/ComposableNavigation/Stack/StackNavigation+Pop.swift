extension StackNavigation {
  /// A number of screens to pop, or the screen to go back to.
  ///
  /// ```swift
  /// store.send(.stack(.popItems(.exactly(2))))       // refused with one screen
  /// store.send(.stack(.popItems(.upTo(2))))          // with one screen, that one
  /// store.send(.stack(.pop(to: .item("inbox"))))
  /// ```
  public enum Pop: Equatable, Sendable {
    /// This number of screens. Refused below zero and above the number of screens, which the reason
    /// contains; `.exactly(1)` on an empty stack is refused as ``Refusal/empty``.
    case exactly(Int)

    /// This number of screens, or all if there are fewer. Refused below zero.
    case upTo(Int)

    /// All screens above a given one. Refused if that screen is not on the stack.
    case to(PopTarget)
  }

  /// A screen to go back to.
  public enum PopTarget: Equatable, Sendable {
    /// The first screen.
    case root

    /// The topmost equal item.
    case item(Item)

    /// An entry, by its id.
    case entry(EntryID)
  }
}

extension StackNavigation.Pop: Hashable where Item: Hashable {}
extension StackNavigation.PopTarget: Hashable where Item: Hashable {}
