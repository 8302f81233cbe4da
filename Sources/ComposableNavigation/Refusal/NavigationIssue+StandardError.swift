import Foundation

extension NavigationIssue {
  /// Writes an issue to standard error, as stores do by default: a mistake should be seen.
  static func writeToStandardError(_ issue: NavigationIssue) {
    // Nobody is left to be told when standard error cannot be written to.
    try? FileHandle.standardError.write(contentsOf: Data("\(issue.standardErrorLine)\n".utf8))
  }

  /// The issue as standard error gets it: its message may quote what came from outside.
  package var standardErrorLine: String { "ComposableNavigation \(description.withoutCommands)" }
}
