import ComposableNavigation
import NavigationTesting
import XCTest

/// Failures under XCTest, caught where XCTest records them, since Linux has no expected failures.
final class XCTestFailureTests: XCTestCase {
  private struct Recorded: Equatable {
    let message: String
    let line: Int
  }

  private var recorded: [Recorded]?

  #if !canImport(ObjectiveC)
    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard recorded != nil else {
        return super.recordFailure(
          withDescription: description,
          inFile: filePath,
          atLine: lineNumber,
          expected: expected
        )
      }
      recorded?.append(Recorded(message: description, line: lineNumber))
    }
  #else
    override func record(_ issue: XCTIssue) {
      guard recorded != nil else { return super.record(issue) }
      let line = issue.sourceCodeContext.location?.lineNumber ?? 0
      recorded?.append(Recorded(message: issue.compactDescription, line: line))
    }
  #endif

  @MainActor
  func testAFailureGoesToXCTestWhenItRunsAtTheLineThatAsked() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    recorded = []
    let line = #line + 1
    await store.send(.increment) { $0.count = 2 }
    let failures = recorded ?? []
    recorded = nil
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.count, 1)
    let isTold = failures.first?.message.contains(
      """
      send(.increment): the state is not what was stated (− expected, + actual):
        Counter.State(
      −   count: 2,
      +   count: 1,
      """
    )
    XCTAssertEqual(isTold, true)
  }

  @MainActor
  func testLeftoversGoToXCTestAtTheLineWhereTheStoreWasMade() async {
    recorded = []
    let line = #line + 1
    var store: TestStore? = TestStore(initialState: Counter.State()) { Counter() }
    await store?.send(.addLater([1]))
    store = nil
    let failures = recorded ?? []
    recorded = nil
    XCTAssertEqual(failures.map(\.line), [line])
  }

  @MainActor
  func testATestThatStatesEverythingPasses() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) { Search(clock: clock) }
    await store.send(.typed("Aus")) { $0.text = "Aus" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found(["Austria", "Australia"])) {
      $0.results = ["Austria", "Australia"]
    }
    await store.finish()
  }
}
