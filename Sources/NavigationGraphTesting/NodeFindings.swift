/// The faults of trees or screens: as values for programs, and as numbered lines for readers.
///
/// ```swift
/// let findings = actual.check(with: reference)
/// findings?.all                                      // [.value(.viewType(…), at: .node(…))]
/// print(findings?.description ?? "")                 // 1 differences from the reference were found:
/// ```
public struct NodeFindings<Finding>: Hashable, Sendable, CustomStringConvertible
where Finding: Hashable & Sendable & CustomStringConvertible {
  /// The findings, in the order in which they were found; never empty.
  public let all: [Finding]

  private let title: String?

  /// Makes findings; nil if there are none.
  init?(_ all: [Finding], _ title: String?) {
    guard !all.isEmpty else { return nil }
    self.all = all
    self.title = title
  }

  /// The number of findings, and each on a numbered line.
  public var description: String {
    let lines = all.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
    return (title.map { "\(all.count) \($0):\n" } ?? "") + lines
  }
}

extension NodeFindings<NodeDifference> {
  init?(_ all: [NodeDifference]) {
    self.init(all, "differences from the reference were found")
  }
}
