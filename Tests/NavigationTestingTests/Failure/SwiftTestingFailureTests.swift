import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct SwiftTestingFailureTests {
  @Test func `a failure is reported to Swift Testing when it runs, at the calling line`() async {
    let seen = Locked<[SourceLocation?]>([])
    let store = TestStore(initialState: Counter.State()) { Counter() }
    let line = #line + 2
    await withKnownIssue {
      await store.send(.increment) { $0.count = 2 }
    } matching: { issue in
      seen.withLock { $0.append(issue.sourceLocation) }
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("send(.increment): the state is not what was stated")
    }
    let locations = seen.withLock { $0 }
    #expect(locations.map { $0?.line } == [line])
    #expect(locations.map { $0?.fileID } == [#fileID])
  }

  @Test func `leftovers go to Swift Testing, at the line where the store was made`() async {
    let seen = Locked<[Int?]>([])
    let line = #line + 2
    await withKnownIssue {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.addLater([1]))
    } matching: { issue in
      seen.withLock { $0.append(issue.sourceLocation?.line) }
      return issue.comments.map(\.rawValue) == [
        "the test store was let go: 1 received action was not asserted:\n  .add(1)"
      ]
    }
    #expect(seen.withLock { $0 } == [line])
  }

  @Test func `a mention does not fail a test`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    let severities = Locked<[Issue.Severity]>([])
    await withKnownIssue {
      await store.send(.increment)
    } matching: { issue in
      severities.withLock { $0.append(issue.severity) }
      return true
    }
    #expect(severities.withLock { $0 } == [.warning])
  }
}
