/// An issue that an initializer or a write of a state has found, and that the next action reports.
///
/// The issue is stored in the state but is not part of its value.
@usableFromInline
struct NoticedIssue: Hashable, Sendable {
  @usableFromInline var value: NavigationIssue?

  init() {}

  /// Stores an issue of the state; the first issue is kept.
  mutating func note(_ text: @autoclosure () -> String) {
    if value == nil { value = NavigationIssue(.state, text()) }
  }

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
