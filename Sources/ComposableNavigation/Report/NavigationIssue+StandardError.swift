import Foundation

extension NavigationIssue {
  /// What a store does with issues when it is told nothing else: a mistake should be seen.
  static func writeToStandardError(_ issue: NavigationIssue) {
    // Nobody is left to be told when standard error cannot be written to.
    try? FileHandle.standardError.write(contentsOf: Data("\(issue.standardErrorLine)\n".utf8))
  }

  /// The issue as standard error gets it: its message may quote what came from outside.
  package var standardErrorLine: String { "ComposableNavigation \(description.withoutCommands)" }
}
