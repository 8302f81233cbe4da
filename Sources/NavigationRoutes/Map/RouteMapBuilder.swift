/// The builder of a ``RouteMap``: stops one below the other.
@resultBuilder
public enum RouteMapBuilder {
  /// A stop.
  public static func buildExpression(_ stop: RouteStop) -> [RouteStop] { [stop] }

  /// Stops that were collected elsewhere.
  public static func buildExpression(_ stops: [RouteStop]) -> [RouteStop] { stops }

  /// One below the other.
  public static func buildBlock(_ stops: [RouteStop]...) -> [RouteStop] { stops.flatMap { $0 } }

  /// `if` without `else`.
  public static func buildOptional(_ stops: [RouteStop]?) -> [RouteStop] { stops ?? [] }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first stops: [RouteStop]) -> [RouteStop] { stops }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(second stops: [RouteStop]) -> [RouteStop] { stops }

  /// `for … in`.
  public static func buildArray(_ stops: [[RouteStop]]) -> [RouteStop] { stops.flatMap { $0 } }
}
