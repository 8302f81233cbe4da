public import ComposableNavigation

extension ScreenNavigation {
  /// The screens that a dismissal removes.
  ///
  /// ```swift
  /// store.send(.screens(.dismissScreen("filter")))            // .one("filter")
  /// store.send(.screens(.dismissScreens(upTo: .root)))        // .upTo(.root)
  /// store.send(.screens(.dismissScreens(count: 2)))           // .exactly(2)
  /// ```
  public enum Dismissal: Hashable, Sendable {
    /// A screen and everything in front of it. Refused for the root, which cannot be dismissed; use
    /// ``all`` to dismiss everything in front of it.
    case one(ScreenTarget)

    /// Everything in front of a screen; nothing if the screen is in front.
    case upTo(ScreenTarget)

    /// A number of screens, the one in front first. Refused if negative, or if there are fewer
    /// screens above the root.
    case exactly(Int)

    /// At most a number of screens; the root stays. Refused if negative.
    case upToCount(Int)

    /// All screens pushed in the environment of a screen, and all in front of them. Refused if
    /// nothing was pushed.
    case pushStack(of: ScreenTarget)

    /// The environment of a screen and everything in front of it. Refused for the root's.
    case environment(of: ScreenTarget)

    /// Everything but the root.
    case all
  }

  /// The screens that are removed from the queue.
  public enum QueueTarget: Hashable, Sendable {
    /// All screens with these names; names that are not there are ignored.
    case named([String])

    /// The screen at a place, the next one at 0. Refused if the queue has no such place.
    case at(Int)

    /// One screen by its id, see ``ScreenNavigation/State/queueEntries``. Refused if the
    /// screen is not, or no longer, in the queue.
    case entry(EntryID)

    /// All queued screens; does nothing if the queue is empty.
    case all
  }
}

extension ScreenNavigation.Dismissal {
  /// The screen that the dismissal names.
  var target: ScreenTarget? {
    switch self {
    case .one(let target), .upTo(let target), .pushStack(let target), .environment(let target):
      target
    case .exactly, .upToCount, .all: nil
    }
  }
}
