/// Builds the destinations of a ``DestinationRegistry``.
@resultBuilder
public enum DestinationBuilder<Screen: Sendable> {
  /// One destination.
  public static func buildExpression(
    _ destination: DestinationRegistration<Screen>
  ) -> [DestinationRegistration<Screen>] { [destination] }

  /// The destinations of a module.
  public static func buildExpression(
    _ destinations: [DestinationRegistration<Screen>]
  ) -> [DestinationRegistration<Screen>] { destinations }

  /// All destinations.
  public static func buildBlock(
    _ destinations: [DestinationRegistration<Screen>]...
  ) -> [DestinationRegistration<Screen>] { destinations.flatMap(\.self) }

  /// `if` without `else`.
  public static func buildOptional(
    _ destinations: [DestinationRegistration<Screen>]?
  ) -> [DestinationRegistration<Screen>] { destinations ?? [] }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(
    first destinations: [DestinationRegistration<Screen>]
  ) -> [DestinationRegistration<Screen>] { destinations }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(
    second destinations: [DestinationRegistration<Screen>]
  ) -> [DestinationRegistration<Screen>] { destinations }

  /// `for … in`.
  public static func buildArray(
    _ destinations: [[DestinationRegistration<Screen>]]
  ) -> [DestinationRegistration<Screen>] { destinations.flatMap(\.self) }
}
