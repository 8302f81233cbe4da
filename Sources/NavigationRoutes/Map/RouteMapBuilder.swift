/// The builder of a ``RouteMap``: a list of stops.
@resultBuilder
public enum RouteMapBuilder {
  /// Builds one stop.
  public static func buildExpression(_ stop: RouteStop) -> [RouteStop] { [stop] }

  /// Builds stops from an array.
  public static func buildExpression(_ stops: [RouteStop]) -> [RouteStop] { stops }

  /// Joins stops to a list.
  public static func buildBlock(_ stops: [RouteStop]...) -> [RouteStop] { stops.flatMap { $0 } }

  /// Supports `if` without `else`.
  public static func buildOptional(_ stops: [RouteStop]?) -> [RouteStop] { stops ?? [] }

  /// Supports the first branch of an `if` or `switch`.
  public static func buildEither(first stops: [RouteStop]) -> [RouteStop] { stops }

  /// Supports the other branch of an `if` or `switch`.
  public static func buildEither(second stops: [RouteStop]) -> [RouteStop] { stops }

  /// Supports `for … in`.
  public static func buildArray(_ stops: [[RouteStop]]) -> [RouteStop] { stops.flatMap { $0 } }
}
