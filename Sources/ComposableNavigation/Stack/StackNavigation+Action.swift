extension StackNavigation {
  /// An action on a stack: a push, a pop, or another change of its screens.
  ///
  /// Each action that changes screens has an `animated` flag. With
  /// ``ConditionalAction/from(_:)``, it takes effect only while an entry is on top, so a double tap
  /// pushes once.
  ///
  /// ```swift
  /// Button("Open") { store.send(.stack(.pushItem(.detail).from(id))) }
  /// ```
  ///
  /// The shorthand functions return cases: `.popItem()` and `.pop(to: .root)` return `.pop` with a
  /// ``Pop``, so match on `.pop`.
  public enum Action: Equatable, Sendable {
    /// Pushes screens, the last one topmost; an empty list changes nothing.
    case push([Item], animated: Bool = true)

    /// Pushes a screen.
    case pushItem(Item, animated: Bool = true)

    /// Goes back: `.popItem()`, `.popItems(.exactly(2))`, `.popToRoot()`, `.pop(to: .item(x))`.
    /// Each ``Pop`` states when it is refused.
    case pop(Pop, animated: Bool = true)

    /// Goes forward again to popped screens: `.goForward()`, `.goForward(.upTo(2))`. Each
    /// ``ForwardSteps`` states when it is refused; see ``StackNavigation/State/history``.
    case goForward(ForwardSteps, animated: Bool = true)

    /// Removes entries by their ids, at any position; a host reports removals with it. Ids that are
    /// not on the stack are ignored; the action is refused if none of them is.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Replaces the topmost screen, or pushes onto an empty stack.
    case replaceTop(with: Item, animated: Bool = true)

    /// Moves the topmost equal item to the top, with its id, or pushes the item if there is
    /// none.
    case bringToFront(Item, animated: Bool = true)

    /// Replaces all screens; a screen that persists keeps its id and its view.
    case setItems([Item], animated: Bool = true)

    /// Marks an entry so that the user's back skips it; see ``StackNavigation/State/skipped``.
    /// Refused if the entry is not on the stack.
    case skip(EntryID)

    /// Marks the topmost equal item; written `.skip(item)`. Refused if there is none.
    case skipItem(Item)

    /// Carries out an action only if all preconditions hold; written `action.from(id)` and
    /// `action.at(revision)`.
    indirect case when([Precondition], Action)

    /// A Boolean value that indicates whether the change is animated; false for a mark.
    @inlinable  // push and pop, N = 0: × 1.4
    public var isAnimated: Bool { isAnimated(or: false) }

    /// Returns the animation flag after the action; a mark returns the given flag.
    @inlinable  // push and pop, N = 0: × 1.4
    func isAnimated(or flag: Bool) -> Bool {
      switch self {
      case .skip, .skipItem:
        flag
      case .when(_, let action):
        action.isAnimated(or: flag)
      case .push(_, let animated), .pushItem(_, let animated), .pop(_, let animated),
        .goForward(_, let animated), .remove(_, cause: _, let animated),
        .replaceTop(with: _, let animated), .bringToFront(_, let animated),
        .setItems(_, let animated):
        animated
      }
    }
  }
}

extension StackNavigation.Action {
  /// Pushes screens: the long name of ``push(_:animated:)``.
  public static func pushItems(_ items: [Item], animated: Bool = true) -> Self {
    .push(items, animated: animated)
  }

  /// Goes back one screen; from the root, to an empty stack.
  ///
  /// Refused if the stack is empty.
  @inlinable  // push and pop, N = 0: × 1.4
  public static func popItem(animated: Bool = true) -> Self {
    .pop(.exactly(1), animated: animated)
  }

  /// Goes back a number of screens: `.popItems(.exactly(2))`, `.popItems(.upTo(2))`.
  public static func popItems(_ pop: StackNavigation.Pop, animated: Bool = true) -> Self {
    .pop(pop, animated: animated)
  }

  /// Goes back to the first screen.
  ///
  /// Refused if the stack is empty.
  public static func popToRoot(animated: Bool = true) -> Self {
    .pop(.to(.root), animated: animated)
  }

  /// Goes back to a screen: `.pop(to: .root)`, `.pop(to: .item(x))`, `.pop(to: .entry(id))`.
  ///
  /// Refused if the screen is not on the stack; if it is already on top, nothing changes.
  public static func pop(to target: StackNavigation.PopTarget, animated: Bool = true) -> Self {
    .pop(.to(target), animated: animated)
  }
}

extension StackNavigation.Action {
  /// Marks the topmost equal item so that the user's back skips it; see
  /// ``StackNavigation/State/skipped``.
  ///
  /// Refused if no item is equal; the reason names the item.
  public static func skip(_ item: Item) -> Self { .skipItem(item) }

  /// Goes forward one screen.
  ///
  /// Refused if there is no screen to go forward to.
  public static func goForward(animated: Bool = true) -> Self {
    .goForward(.exactly(1), animated: animated)
  }
}

extension StackNavigation.Action: Hashable where Item: Hashable {}

extension StackNavigation.Action: ConditionalAction {
  /// The preconditions and the action without them; nil if there are none.
  @inlinable  // with precondition, from the entry in front, 10
  public var condition: (preconditions: [Precondition], action: Self)? {
    if case .when(let preconditions, let action) = self { (preconditions, action) } else { nil }
  }
}
