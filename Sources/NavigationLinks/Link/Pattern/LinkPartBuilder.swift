/// Builds the parts of a pattern in the order of the link.
///
/// A string is a literal, or several if it contains slashes. Literals add nothing to the output.
@resultBuilder
public enum LinkPartBuilder {
  /// A literal.
  public static func buildExpression(_ literal: String) -> LinkPart<Void> {
    LinkPart(literals: literal.split(separator: "/").map(String.init))
  }

  /// A part.
  public static func buildExpression<Output>(_ part: LinkPart<Output>) -> LinkPart<Output> { part }

  /// No parts: the empty link.
  public static func buildBlock() -> LinkPart<Void> { LinkPart(literals: []) }

  /// The first part.
  public static func buildPartialBlock<Output>(first: LinkPart<Output>) -> LinkPart<Output> {
    first
  }

  /// A literal after literals.
  public static func buildPartialBlock(
    accumulated: LinkPart<Void>,
    next: LinkPart<Void>
  ) -> LinkPart<Void> {
    join(accumulated, next) { _, _ in
      ()
    } apart: { _ in
      ((), ())
    }
  }

  /// The first value, after literals.
  public static func buildPartialBlock<Output>(
    accumulated: LinkPart<Void>,
    next: LinkPart<Output>
  ) -> LinkPart<Output> {
    join(accumulated, next) {
      $1
    } apart: {
      ((), $0)
    }
  }

  /// A literal after values.
  public static func buildPartialBlock<Output>(
    accumulated: LinkPart<Output>,
    next: LinkPart<Void>
  ) -> LinkPart<Output> {
    join(accumulated, next) { output, _ in
      output
    } apart: {
      ($0, ())
    }
  }

  /// A second value.
  public static func buildPartialBlock<A, B>(
    accumulated: LinkPart<A>,
    next: LinkPart<B>
  ) -> LinkPart<(A, B)> {
    join(accumulated, next) {
      ($0, $1)
    } apart: {
      $0
    }
  }

  /// A third value.
  public static func buildPartialBlock<A, B, C>(
    accumulated: LinkPart<(A, B)>,
    next: LinkPart<C>
  ) -> LinkPart<(A, B, C)> {
    join(accumulated, next) {
      ($0.0, $0.1, $1)
    } apart: {
      (($0.0, $0.1), $0.2)
    }
  }

  /// A fourth value.
  public static func buildPartialBlock<A, B, C, D>(
    accumulated: LinkPart<(A, B, C)>,
    next: LinkPart<D>
  ) -> LinkPart<(A, B, C, D)> {
    join(accumulated, next) {
      ($0.0, $0.1, $0.2, $1)
    } apart: {
      (($0.0, $0.1, $0.2), $0.3)
    }
  }

  /// A fifth value.
  ///
  /// For more, combine some into one object with ``LinkPart/map(_:back:)``.
  public static func buildPartialBlock<A, B, C, D, E>(
    accumulated: LinkPart<(A, B, C, D)>,
    next: LinkPart<E>
  ) -> LinkPart<(A, B, C, D, E)> {
    join(accumulated, next) {
      ($0.0, $0.1, $0.2, $0.3, $1)
    } apart: {
      (($0.0, $0.1, $0.2, $0.3), $0.4)
    }
  }

  private static func join<First, Second, Whole>(
    _ first: LinkPart<First>,
    _ second: LinkPart<Second>,
    together: @escaping @Sendable (First, Second) -> Whole,
    apart: @escaping @Sendable (Whole) -> (First, Second)
  ) -> LinkPart<Whole> {
    LinkPart<Whole>(
      steps: first.steps + second.steps,
      read: { reading throws(LinkError) in
        let former = try first.read(&reading)
        return together(former, try second.read(&reading))
      },
      write: { whole, writing throws(LinkPrintError) in
        let (former, latter) = apart(whole)
        try first.write(former, &writing)
        try second.write(latter, &writing)
      },
      sample: { draw in
        guard let former = first.sample(&draw), let latter = second.sample(&draw) else {
          return nil
        }
        return together(former, latter)
      }
    )
  }
}
