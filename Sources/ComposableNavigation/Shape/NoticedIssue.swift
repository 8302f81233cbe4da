/// An issue that the initializer of a state or a write noticed, which the next action reports.
///
/// It travels with the state and is no part of its value.
@usableFromInline
struct NoticedIssue: Hashable, Sendable {
  @usableFromInline var value: NavigationIssue?

  init() {}

  /// Notes an issue of the state; the one that was noticed first is kept.
  mutating func note(_ text: @autoclosure () -> String) {
    if value == nil { value = NavigationIssue(.state, text()) }
  }

  /// Returns the issue, and forgets it.
  @inlinable  // tabs, select another: × 1.1
  mutating func take() -> NavigationIssue? {
    defer { value = nil }
    return value
  }

  @usableFromInline
  static func == (lhs: NoticedIssue, rhs: NoticedIssue) -> Bool { true }

  @usableFromInline
  func hash(into hasher: inout Hasher) {}
}
