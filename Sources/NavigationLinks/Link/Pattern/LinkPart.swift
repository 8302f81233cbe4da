/// A part of a pattern that reads a value from a link and writes it into a link.
///
/// ``Segment``, ``Query`` and strings make parts, and a pattern lists them. To make one object from
/// several parts, list and map them:
///
/// ```swift
/// LinkPart {
///   Query.value("user.id", Int.self)
///   Query.value("user.name", String.self)
/// }
/// .map { User(id: $0, name: $1) } back: { ($0.id, $0.name) }
/// ```
public struct LinkPart<Output>: Sendable {
  let steps: [LinkStep]
  let read: @Sendable (inout LinkReading) throws(LinkError) -> Output
  let write: @Sendable (Output, inout LinkWriting) throws(LinkPrintError) -> Void
  let sample: @Sendable (inout LinkDraw) -> Output?
}

extension LinkPart {
  /// Makes one part from several; its output is a tuple.
  public init(@LinkPartBuilder _ parts: () -> LinkPart) { self = parts() }

  /// Returns the same part with another output.
  ///
  /// - Parameters:
  ///   - transform: Makes the new output from the values that were read.
  ///   - back: Makes the values to write from the output. The two must be inverse;
  ///     ``LinkTable/check(also:seed:runs:)`` fails if they are not.
  /// - Returns: A part that reads and writes the new output.
  public func map<New>(
    _ transform: @escaping @Sendable (Output) -> New,
    back: @escaping @Sendable (New) -> Output
  ) -> LinkPart<New> {
    LinkPart<New>(
      steps: steps,
      read: { reading throws(LinkError) in transform(try read(&reading)) },
      write: { value, writing throws(LinkPrintError) in try write(back(value), &writing) },
      sample: { sample(&$0).map(transform) }
    )
  }
}

extension LinkPart where Output == Void {
  /// Makes components that are equal to texts.
  init(literals: [String]) {
    self.init(
      steps: literals.map(LinkStep.literal),
      read: { reading in
        reading.component += literals.count
        if !literals.isEmpty { reading.literal = reading.component - 1 }
      },
      write: { _, writing in for literal in literals { writing.append(literal: literal) } },
      sample: { _ in () }
    )
  }
}
