/// The extent to which a test has to state all that happens.
///
/// ```swift
/// store.exhaustivity = .off                         // only what the test states is compared
/// ```
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change, each action that an effect sends, the end of each effect.
  case on

  /// The events that the test states; the rest is mentioned, without failing, if asked for.
  case off(showSkippedAssertions: Bool)

  /// The events that the test states, without a word of the rest.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
