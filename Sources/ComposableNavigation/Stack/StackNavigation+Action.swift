extension StackNavigation {
  /// What can be done to a stack.
  ///
  /// Each carries whether it is to be animated. `from:` names the entry that the action was meant
  /// for: nothing happens unless that entry is on top, which is how a double tap pushes once.
  ///
  /// ```swift
  /// Button("Open") { store.send(.stack(.pushItem(.detail, from: id))) }
  /// ```
  public enum Action {
    /// Puts a screen on top.
    case pushItem(Item, from: EntryID? = nil, animated: Bool = true)

    /// Puts screens on top of each other, the last one topmost; none changes nothing.
    case pushItems([Item], from: EntryID? = nil, animated: Bool = true)

    /// Goes back one screen, also from the root to an empty stack. Refused when there is none.
    case popItem(from: EntryID? = nil, animated: Bool = true)

    /// Goes back so many screens. Refused below zero and above the number of screens, which the
    /// reason keeps, also on an empty stack.
    case popItems(count: Int, animated: Bool = true)

    /// Goes back so many screens or as many as there are: written `.popItems(upTo:)`.
    case popItemsUpTo(Int, animated: Bool = true)

    /// Goes back to the first screen. Refused when there is none.
    case popToRoot(animated: Bool = true)

    /// Goes back to the topmost equal item, also written `.pop(to: item)`. Refused when there is none;
    /// on top already, nothing.
    case popTo(Item, animated: Bool = true)

    /// Goes back to an entry. Refused when it is not there; on top already, nothing.
    case pop(to: EntryID, animated: Bool = true)

    /// Takes away entries by name, wherever they are: what a host reports. Those that are not
    /// there are passed over; refused when none of them is.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Puts a new screen in the place of the topmost one, or on an empty stack.
    case replaceTop(Item, from: EntryID? = nil, animated: Bool = true)

    /// Puts the topmost equal item in front, with its identity, or pushes it when there is none.
    case bringToFront(Item, animated: Bool = true)

    /// Replaces all screens; what persists keeps its identity and its view.
    case setItems([Item], animated: Bool = true)

    /// Goes back so many screens or as many as there are.
    ///
    /// Refused below zero.
    public static func popItems(upTo count: Int, animated: Bool = true) -> Action {
      .popItemsUpTo(count, animated: animated)
    }

    /// Goes back to the topmost equal item.
    ///
    /// Refused when there is none, by a reason that names it; on top already, nothing.
    public static func pop(to item: Item, animated: Bool = true) -> Action {
      .popTo(item, animated: animated)
    }

    /// Whether the action asks to be animated.
    @inlinable  // push and pop, N = 0: × 1.4
    public var isAnimated: Bool {
      switch self {
      case .pushItem(_, from: _, let animated), .pushItems(_, from: _, let animated),
        .popItem(from: _, let animated), .popItems(count: _, let animated),
        .popItemsUpTo(_, let animated), .popToRoot(let animated), .popTo(_, let animated),
        .pop(to: _, let animated), .remove(_, cause: _, let animated),
        .replaceTop(_, from: _, let animated), .bringToFront(_, let animated),
        .setItems(_, let animated):
        animated
      }
    }
  }
}

extension StackNavigation.Action: Equatable {}
extension StackNavigation.Action: Hashable where Item: Hashable {}
extension StackNavigation.Action: Sendable {}
