import Foundation
import Testing

@testable import NavigationTesting

@Suite struct ProcessFailureTests {
  #if os(Linux) || os(macOS)
    // Failures of a test store in a script were not visible. Now the process ends with status 1
    // (`FailureReporter`).
    @Test func `outside of tests a failure goes to standard error, and the process fails`() async {
      let result = await #expect(
        processExitsWith: .exitCode(1),
        observing: [\.standardErrorContent]
      ) {
        let site = CallSite(fileID: "A/b.swift", filePath: "/A/b.swift", line: 7, column: 1)
        FailureReporter.process.fail("the first", site)
        FailureReporter.process.fail("the second", site)
        exit(0)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("/A/b.swift:7: the first\n/A/b.swift:7: the second\n"))
    }

    @Test func `outside of tests a mention lets the process succeed`() async {
      await #expect(processExitsWith: .success) {
        let site = CallSite(fileID: "A/b.swift", filePath: "/A/b.swift", line: 7, column: 1)
        FailureReporter.process.mention("a remark", site)
        exit(0)
      }
    }
  #endif

  @Test(arguments: [
    (["/build/debug/AppPackageTests.xctest"], [:], true),
    (["/Applications/Xcode.app/Contents/Developer/usr/bin/xctest", "App.xctest"], [:], true),
    (["/usr/libexec/swift/pm/swiftpm-testing-helper"], [:], true),
    (["/App"], ["XCTestConfigurationFilePath": "/tmp/a"], true),
    (["/tmp/App"], [:], false), ([], [:], false),
  ])
  func `a process that runs tests is known by its program or its environment`(
    arguments: [String],
    environment: [String: String],
    runsTests: Bool
  ) {
    let found = FailureReporter.runsTests(arguments: arguments, environment: environment)
    #expect(found == runsTests)
  }

  @Test func `this process runs tests`() {
    let process = ProcessInfo.processInfo
    #expect(
      FailureReporter.runsTests(arguments: process.arguments, environment: process.environment)
    )
  }
}
