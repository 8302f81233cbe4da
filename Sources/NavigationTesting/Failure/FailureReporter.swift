import Foundation
import Testing
import XCTest

/// The receiver of a test store's failures: the running test framework, or a test of this package.
package struct FailureReporter: Sendable {
  package let fail: @Sendable (String, CallSite) -> Void
  /// Records a message that is not a failure.
  let mention: @Sendable (String, CallSite) -> Void

  package init(
    fail: @escaping @Sendable (String, CallSite) -> Void,
    mention: @escaping @Sendable (String, CallSite) -> Void
  ) {
    self.fail = fail
    self.mention = mention
  }

  /// The reporter of the running test framework; outside of tests, the process.
  ///
  /// Under XCTest there is no current test of Swift Testing, and each framework silently ignores
  /// failures reported to the other. The reporter is chosen when a store is made, because the test
  /// may have ended when the store is deinitialized. It is chosen again at a failure, for a store
  /// made outside of a test.
  package static func running() -> FailureReporter {
    if Test.current != nil { return swiftTesting }
    return FailureReporter(fail: { found.fail($0, $1) }, mention: { found.mention($0, $1) })
  }

  private static var found: FailureReporter {
    if Test.current != nil { return swiftTesting }
    let process = ProcessInfo.processInfo
    let runsTests = runsTests(arguments: process.arguments, environment: process.environment)
    return runsTests ? xctest : self.process
  }

  /// Returns true if a process was started to run tests: by SwiftPM, by `xctest` or by Xcode.
  static func runsTests(arguments: [String], environment: [String: String]) -> Bool {
    let program = arguments.first?.split(separator: "/").last ?? ""
    return program.hasSuffix(".xctest") || ["xctest", "swiftpm-testing-helper"].contains(program)
      || ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
        .contains { environment[$0] != nil }
  }

  /// A reporter for a process without tests, such as a script with a test store.
  ///
  /// It writes failures to standard error, and makes the process exit with status 1 when it ends.
  static let process = FailureReporter(
    fail: { message, site in
      writeToStandardError(message, site)
      _ = exitsWithFailure
    },
    mention: writeToStandardError
  )

  /// The exit handler, registered by the first failure.
  private static let exitsWithFailure: Void = {
    _ = atexit {
      fflush(nil)
      _exit(1)
    }
  }()

  private static let swiftTesting = FailureReporter(
    fail: { Issue.record("\($0)", sourceLocation: $1.sourceLocation) },
    mention: { message, site in
      #if compiler(>=6.3)
        Issue.record("\(message)", severity: .warning, sourceLocation: site.sourceLocation)
      #else
        writeToStandardError(message, site)
      #endif
    }
  )

  private static let xctest = FailureReporter(
    fail: { XCTFail($0, file: $1.filePath, line: $1.line) },
    mention: writeToStandardError
  )

  private static func writeToStandardError(_ message: String, _ site: CallSite) {
    FileHandle.standardError.write(Data("\(site.filePath):\(site.line): \(message)\n".utf8))
  }
}

extension CallSite {
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
  }
}
