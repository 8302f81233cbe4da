/// How much of what happens a test has to state.
///
/// ```swift
/// store.exhaustivity = .off                         // only what the test states is compared
/// ```
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change, each action that an effect sends, the end of each effect.
  case on

  /// What the test states; what it leaves out is mentioned, without failing, if asked for.
  case off(showSkippedAssertions: Bool)

  /// What the test states, and no word of the rest.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
