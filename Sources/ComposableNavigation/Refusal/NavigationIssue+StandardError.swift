import Foundation

extension NavigationIssue {
  /// Writes an issue to standard error; the default of stores, so that mistakes are visible.
  static func writeToStandardError(_ issue: NavigationIssue) {
    // Ignored, because there is no other place to report that standard error is not writable.
    try? FileHandle.standardError.write(contentsOf: Data("\(issue.standardErrorLine)\n".utf8))
  }

  /// The issue as a line for standard error, without control characters from outside.
  package var standardErrorLine: String { "ComposableNavigation \(description.withoutCommands)" }
}
