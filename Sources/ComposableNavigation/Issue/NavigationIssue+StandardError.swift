// Not Foundation: a static program would be five times as large.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension NavigationIssue {
  /// Writes an issue to standard error; the default of stores, so that mistakes are visible.
  static func writeToStandardError(_ issue: NavigationIssue) {
    var rest = Array("\(issue.standardErrorLine)\n".utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // Ignored, because there is no other place to report that standard error is not writable.
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }

  /// The issue as a line for standard error, without control characters from outside.
  package var standardErrorLine: String { "ComposableNavigation \(description.withoutCommands)" }
}
