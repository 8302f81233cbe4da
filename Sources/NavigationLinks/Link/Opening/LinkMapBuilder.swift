/// Builds the parts of a map.
@resultBuilder
public enum LinkMapBuilder<State> {
  /// One part: `.stack(\.stack, screens)`.
  public static func buildExpression(_ map: LinkMap<State>) -> LinkMap<State> { map }

  /// The parts, in order.
  public static func buildBlock(_ maps: LinkMap<State>...) -> [LinkMap<State>] { maps }
}
