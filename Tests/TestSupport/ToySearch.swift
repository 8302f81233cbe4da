package import Testing

/// A search over many cases that fails once, with its shortest few faults.
package struct ToySearch {
  private let subject: String
  private let sourceLocation: SourceLocation
  private var searched = 0
  private var failures = 0
  /// The five shortest faults of the first thousand, each once.
  private var shortest: [String] = []

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
    guard failures <= 1_000 else { return }
    let fault = description()
    guard !shortest.contains(fault) else { return }
    shortest.insert(fault, at: shortest.firstIndex { $0.count > fault.count } ?? shortest.endIndex)
    shortest = Array(shortest.prefix(5))
  }

  /// Counts one case and notes it with the claims about it that are false.
  package mutating func check(
    _ description: @autoclosure () -> String,
    _ claims: KeyValuePairs<String, Bool>
  ) {
    let wrong = claims.filter { !$0.value }.map { "not “\($0.key)”" }
    check(wrong.isEmpty, "\(description()): \(wrong.joined(separator: ", "))")
  }

  /// Counts one case and notes it with both values if they differ.
  package mutating func check<Value: Equatable>(
    _ description: @autoclosure () -> String,
    _ value: Value,
    is wanted: Value
  ) {
    check(value == wanted, "\(description()): \(value), not \(wanted)")
  }

  /// The number of checked cases.
  package var count: Int { searched }

  /// A Boolean value that indicates whether a case was wrong.
  package var hasFound: Bool { failures > 0 }

  /// Fails unless a case was wrong: for a rule that is known to be wrong.
  package func expectFound() {
    #expect(failures > 0, "nothing was found", sourceLocation: sourceLocation)
  }

  /// Prints the number of cases and fails if one was wrong.
  package func finish(_ remark: String = "") {
    print("searched \(searched) \(subject)\(remark)")
    #expect(searched > 0, "nothing was searched", sourceLocation: sourceLocation)
    guard failures > 0 else { return }
    let more = failures > shortest.count ? ", as" : ""
    let lines = ["\(failures) of \(searched) \(subject) were wrong\(more):"] + shortest
    Issue.record("\(lines.joined(separator: "\n").withoutModules)", sourceLocation: sourceLocation)
  }
}
