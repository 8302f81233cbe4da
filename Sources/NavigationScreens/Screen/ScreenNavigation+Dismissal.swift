public import ComposableNavigation

extension ScreenNavigation {
  /// A choice of the screens that a dismissal takes away.
  ///
  /// ```swift
  /// store.send(.screens(.dismissScreen("filter")))            // .one("filter")
  /// store.send(.screens(.dismissScreens(upTo: .root)))        // .upTo(.root)
  /// store.send(.screens(.dismissScreens(count: 2)))           // .exactly(2)
  /// ```
  public enum Dismissal: Hashable, Sendable {
    /// A screen and everything in front of it. Refused for the root, which stays; what is in front of
    /// it goes by ``all``.
    case one(ScreenTarget)

    /// Everything in front of a screen; in front already, nothing.
    case upTo(ScreenTarget)

    /// A number of screens, the one in front first. Refused below zero and above the number of
    /// screens that are not the root.
    case exactly(Int)

    /// A number of screens, or all but the root. Refused below zero.
    case upToCount(Int)

    /// All that was pushed in the environment of a screen, and all in front of that. Refused when
    /// nothing was.
    case pushStack(of: ScreenTarget)

    /// The environment of a screen and all in front of it. Refused for that of the root.
    case environment(of: ScreenTarget)

    /// Everything but the root.
    case all
  }

  /// A choice of the screens that are taken out of the queue.
  public enum QueueTarget: Hashable, Sendable {
    /// All of these names; a name that is not there is passed over.
    case named([String])

    /// The one at a place, the next one at 0. Refused where none waits.
    case at(Int)

    /// One by its identity, see ``ScreenNavigation/State/queueEntries``. Refused when it does not
    /// wait, or no longer.
    case entry(EntryID)

    /// All screens that wait; nothing happens when there are none.
    case all
  }
}

extension ScreenNavigation.Dismissal {
  /// The screen that is named.
  var target: ScreenTarget? {
    switch self {
    case .one(let target), .upTo(let target), .pushStack(let target), .environment(let target):
      target
    case .exactly, .upToCount, .all: nil
    }
  }
}
