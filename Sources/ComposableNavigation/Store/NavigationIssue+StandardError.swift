import Foundation

extension NavigationIssue {
  /// What a store does with issues when it is told nothing else: a mistake should be seen.
  static func writeToStandardError(_ issue: NavigationIssue) {
    FileHandle.standardError.write(Data("ComposableNavigation \(issue)\n".utf8))
  }
}
