public import ComposableNavigation

/// Which of the open screens is meant.
///
/// ```swift
/// .dismissScreen("detail")                           // the topmost screen of that name
/// .dismissScreens(upTo: .entry(id))
/// .dismissEnvironment(of: .top)                      // SwiftfulRouting's dismissLastEnvironment
/// ```
public enum ScreenTarget: Hashable, Sendable {
  /// The screen in front of all others.
  case top
  /// The first screen.
  case root
  /// One place, by its identity: there is only one.
  case entry(EntryID)
  /// The topmost screen that the developer has given this name.
  case name(String)
}

extension ScreenTarget: ExpressibleByStringLiteral {
  /// The topmost screen of a name.
  public init(stringLiteral name: String) { self = .name(name) }
}

/// Where a screen comes, seen from the one that shows it.
public enum ScreenLocation: Hashable, Sendable {
  /// Directly after the screen that shows it, under what is in front of that already; the next of
  /// several comes after the one before.
  case insert
  /// In front of everything.
  case append
  /// As ``insert``, but from another screen. Of several after the same screen in one action, the
  /// next comes behind the one before: their order is kept.
  case insertAfter(ScreenTarget)
}
