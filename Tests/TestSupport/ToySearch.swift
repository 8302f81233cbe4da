package import Testing

/// A search over many cases that fails once, with its first few faults.
package struct ToySearch {
  private let subject: String
  private let sourceLocation: SourceLocation
  private var searched = 0
  private var failures = 0
  private var first: [String] = []

  /// - Parameters:
  ///   - subject: The name of the cases in the printed line.
  ///   - sourceLocation: The location at which a failure is reported.
  package init(_ subject: String, sourceLocation: SourceLocation = #_sourceLocation) {
    self.subject = subject
    self.sourceLocation = sourceLocation
  }

  /// Counts one case and notes its description if it is wrong.
  package mutating func check(_ holds: Bool, _ description: @autoclosure () -> String) {
    searched += 1
    guard !holds else { return }
    failures += 1
    if first.count < 5 { first.append(description()) }
  }

  /// The number of checked cases.
  package var count: Int { searched }

  /// Prints the number of cases and fails if one was wrong.
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
