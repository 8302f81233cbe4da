/// The error of a table that cannot be built, with all of its faults.
public struct LinkTableError: Error, Hashable, Sendable {
  /// The faults of the table, at least one.
  public let problems: [LinkProblem]

  static func throwing(_ problems: [LinkProblem]) throws(LinkTableError) {
    if !problems.isEmpty { throw LinkTableError(problems: problems) }
  }
}

extension LinkTableError: CustomStringConvertible {
  /// The problems, one on each line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
