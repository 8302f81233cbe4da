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

  /// All of them.
  public static func buildBlock(
    _ destinations: [DestinationRegistration<Screen>]...
  ) -> [DestinationRegistration<Screen>] { destinations.flatMap(\.self) }
}
