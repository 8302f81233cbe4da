/// Differences as a person reads them: numbered, one a line.
struct NodeFindings {
  private(set) var all: [String] = []

  mutating func add(_ finding: String) { all.append(finding) }

  /// The numbered findings below a title; nil when there are none.
  func text(_ title: String = "differences from the reference were found") -> String? {
    all.isEmpty ? nil : "\(all.count) \(title):\n" + Self.numbered(all)
  }

  static func numbered(_ findings: [String]) -> String {
    findings.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
  }
}
