/// Builds the parts of a map.
@resultBuilder
public enum LinkMapBuilder<State> {
  /// One part: `LinkMap.stack(\.stack, screens)`.
  public static func buildExpression(_ map: LinkMap<State>) -> [LinkMap<State>] { [map] }

  /// Parts from elsewhere, such as a module or an array.
  public static func buildExpression(_ maps: [LinkMap<State>]) -> [LinkMap<State>] { maps }

  /// The parts, in order.
  public static func buildBlock(_ maps: [LinkMap<State>]...) -> [LinkMap<State>] {
    maps.flatMap(\.self)
  }

  /// `if` without `else`.
  public static func buildOptional(_ maps: [LinkMap<State>]?) -> [LinkMap<State>] { maps ?? [] }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first maps: [LinkMap<State>]) -> [LinkMap<State>] { maps }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(second maps: [LinkMap<State>]) -> [LinkMap<State>] { maps }

  /// `for … in`.
  public static func buildArray(_ maps: [[LinkMap<State>]]) -> [LinkMap<State>] {
    maps.flatMap(\.self)
  }
}
