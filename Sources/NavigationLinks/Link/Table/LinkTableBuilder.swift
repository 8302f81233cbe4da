/// Builds the patterns of a table; their order has no effect.
@resultBuilder
public enum LinkTableBuilder<Target: Sendable> {
  /// A pattern.
  public static func buildExpression(_ link: Link<Target>) -> LinkTable<Target>.Rules {
    .init(links: [link], redirects: [])
  }

  /// A redirect.
  public static func buildExpression(_ redirect: Redirect) -> LinkTable<Target>.Rules {
    .init(links: [], redirects: [redirect])
  }

  /// Patterns from elsewhere, such as a module or an array.
  public static func buildExpression(_ links: [Link<Target>]) -> LinkTable<Target>.Rules {
    .init(links: links, redirects: [])
  }

  /// All patterns.
  public static func buildBlock(_ rules: LinkTable<Target>.Rules...) -> LinkTable<Target>.Rules {
    join(rules)
  }

  /// The patterns of a loop.
  public static func buildArray(_ rules: [LinkTable<Target>.Rules]) -> LinkTable<Target>.Rules {
    join(rules)
  }

  /// The patterns of an `if` without `else`.
  public static func buildOptional(_ rules: LinkTable<Target>.Rules?) -> LinkTable<Target>.Rules {
    rules ?? join([])
  }

  /// The patterns of the first branch of an `if` or `switch`.
  public static func buildEither(first rules: LinkTable<Target>.Rules) -> LinkTable<Target>.Rules {
    rules
  }

  /// The patterns of the other branch of an `if` or `switch`.
  public static func buildEither(second rules: LinkTable<Target>.Rules) -> LinkTable<Target>.Rules {
    rules
  }

  private static func join(_ rules: [LinkTable<Target>.Rules]) -> LinkTable<Target>.Rules {
    .init(links: rules.flatMap(\.links), redirects: rules.flatMap(\.redirects))
  }
}

extension LinkTable {
  /// The patterns and redirects that a table is built from.
  public struct Rules: Sendable {
    let links: [Link<Target>]
    let redirects: [Redirect]
  }
}
