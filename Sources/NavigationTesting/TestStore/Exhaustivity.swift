/// The extent to which a test must state all events.
///
/// ```swift
/// store.exhaustivity = .off                         // only what the test states is compared
/// ```
public enum Exhaustivity: Hashable, Sendable {
  /// The test must state every change, every action of an effect, and the end of every effect.
  case on

  /// The test states only some events. The store can print the others without failing.
  case off(showSkippedAssertions: Bool)

  /// The test states only some events; the store ignores the others.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
