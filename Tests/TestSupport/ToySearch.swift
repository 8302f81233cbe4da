package import Testing

/// Checks very many cases and fails once, with the first few that were wrong.
package struct ToySearch {
  private let subject: String
  private let sourceLocation: SourceLocation
  private var searched = 0
  private var failures = 0
  private var first: [String] = []

  /// - Parameters:
  ///   - subject: What is searched, as it is printed behind the number.
  ///   - sourceLocation: Where a failure is reported.
  package init(_ subject: String, sourceLocation: SourceLocation = #_sourceLocation) {
    self.subject = subject
    self.sourceLocation = sourceLocation
  }

  /// Counts one case, which is wrong unless all of it holds.
  package mutating func check(_ holds: Bool, _ description: @autoclosure () -> String) {
    searched += 1
    guard !holds else { return }
    failures += 1
    if first.count < 5 { first.append(description()) }
  }

  /// The number of cases that were looked at.
  package var count: Int { searched }

  /// Prints how many cases there were, and fails if one was wrong.
  package func finish(_ remark: String = "") {
    print("searched \(searched) \(subject)\(remark)")
    #expect(searched > 0, "nothing was searched", sourceLocation: sourceLocation)
    #expect(
      first.isEmpty,
      "\(failures) of \(searched) were wrong, the first of them shown",
      sourceLocation: sourceLocation
    )
  }
}
