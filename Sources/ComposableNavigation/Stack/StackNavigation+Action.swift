extension StackNavigation {
  /// An action on a stack: a push, a pop, or another change of its screens.
  ///
  /// Each that changes screens carries whether it is to be animated. `from:` names the entry that the action was meant
  /// for: nothing happens unless that entry is on top, which is how a double tap pushes once.
  ///
  /// ```swift
  /// Button("Open") { store.send(.stack(.pushItem(.detail, from: id))) }
  /// ```
  ///
  /// Whoever matches an action matches a case: what `.popItem()` and `.pop(to: .root)` make is
  /// `.pop`, with a ``Pop``.
  public enum Action: Equatable, Sendable {
    /// Puts screens on top of each other, the last one topmost; none changes nothing.
    case push([Item], from: EntryID? = nil, animated: Bool = true)

    /// Puts a screen on top.
    case pushItem(Item, from: EntryID? = nil, animated: Bool = true)

    /// Goes back: `.popItem()`, `.popItems(.exactly(2))`, `.popToRoot()`, `.pop(to: .item(x))`.
    /// Refused as each ``Pop`` says.
    case pop(Pop, from: EntryID? = nil, animated: Bool = true)

    /// Goes forward again to what was gone back from: `.goForward()`, `.goForward(.upTo(2))`. Refused
    /// as each ``ForwardSteps`` says; see
    /// ``StackNavigation/State/history``.
    case goForward(ForwardSteps, from: EntryID? = nil, animated: Bool = true)

    /// Takes away entries by name, wherever they are: what a host reports. Those that are not
    /// there are passed over; refused when none of them is.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Puts a new screen in the place of the topmost one, or on an empty stack.
    case replaceTop(with: Item, from: EntryID? = nil, animated: Bool = true)

    /// Puts the topmost equal item in front, with its identity, or pushes it when there is none.
    case bringToFront(Item, animated: Bool = true)

    /// Replaces all screens; what persists keeps its identity and its view.
    case setItems([Item], animated: Bool = true)

    /// Marks an entry, so that the user's back skips it; see ``StackNavigation/State/skipped``.
    /// Refused when it is not there.
    case skip(EntryID)

    /// Marks the topmost equal item; written `.skip(item)`. Refused when there is none.
    case skipItem(Item)

    /// A Boolean value that indicates whether the action asks to be animated; a mark does not.
    @inlinable  // push and pop, N = 0: × 1.4
    public var isAnimated: Bool { isAnimated(or: false) }

    /// The animation flag after the action; a mark leaves it as it was.
    @inlinable  // push and pop, N = 0: × 1.4
    func isAnimated(or flag: Bool) -> Bool {
      switch self {
      case .skip, .skipItem:
        flag
      case .push(_, from: _, let animated), .pushItem(_, from: _, let animated),
        .pop(_, from: _, let animated), .goForward(_, from: _, let animated),
        .remove(_, cause: _, let animated), .replaceTop(with: _, from: _, let animated),
        .bringToFront(_, let animated), .setItems(_, let animated):
        animated
      }
    }
  }
}

extension StackNavigation.Action {
  /// Puts screens on top of each other: ``push(_:from:animated:)`` under its long name.
  public static func pushItems(
    _ items: [Item],
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .push(items, from: id, animated: animated)
  }

  /// Goes back one screen, also from the root to an empty stack.
  ///
  /// Refused when there is none.
  @inlinable  // push and pop, N = 0: × 1.4
  public static func popItem(from id: EntryID? = nil, animated: Bool = true) -> Self {
    .pop(.exactly(1), from: id, animated: animated)
  }

  /// Goes back so many screens: `.popItems(.exactly(2))`, `.popItems(.upTo(2))`.
  public static func popItems(
    _ pop: StackNavigation.Pop,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .pop(pop, from: id, animated: animated)
  }

  /// Goes back to the first screen.
  ///
  /// Refused when there is none.
  public static func popToRoot(from id: EntryID? = nil, animated: Bool = true) -> Self {
    .pop(.to(.root), from: id, animated: animated)
  }

  /// Goes back to a screen: `.pop(to: .root)`, `.pop(to: .item(x))`, `.pop(to: .entry(id))`.
  ///
  /// Refused when it is not there; on top already, nothing.
  public static func pop(
    to target: StackNavigation.PopTarget,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .pop(.to(target), from: id, animated: animated)
  }
}

extension StackNavigation.Action {
  /// Marks the topmost equal item, so that the user's back skips it; see
  /// ``StackNavigation/State/skipped``.
  ///
  /// Refused when there is none, by a reason that names it.
  public static func skip(_ item: Item) -> Self { .skipItem(item) }

  /// Goes forward one screen.
  ///
  /// Refused when there is none.
  public static func goForward(from id: EntryID? = nil, animated: Bool = true) -> Self {
    .goForward(.exactly(1), from: id, animated: animated)
  }
}

extension StackNavigation.Action: Hashable where Item: Hashable {}
