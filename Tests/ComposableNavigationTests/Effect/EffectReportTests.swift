import ComposableNavigation
import Testing

/// Refusals and issues that a reducer of an app reports.
@MainActor
@Suite struct EffectReportTests {
  private struct Closed: RefusalReason {
    let until: Int
    var description: String { "closed until \(until)" }
  }

  private enum Action: Sendable { case enter, breakIn }

  private let door = Reduce<Int, Action> { _, action in
    switch action {
    case .enter: .refused(.because(Closed(until: 9)))
    case .breakIn: .issue(NavigationIssue(.state, "the door has no lock"))
    }
  }

  @Test func `a reducer's own refusal reaches the listener, with its parts`() {
    var refusals: [Refusal] = []
    let store = Store(initialState: 0) {
      door
    } onRefusal: {
      refusals.append($0)
    }
    store.send(.enter)
    #expect(refusals.map(\.description) == ["closed until 9"])
    #expect(refusals.first?.reason(as: Closed.self)?.until == 9)
  }

  @Test func `a reducer's own issue reaches the listener`() {
    var issues: [NavigationIssue] = []
    let store = Store(initialState: 0) {
      door
    } onIssue: {
      issues.append($0)
    }
    store.send(.breakIn)
    #expect(issues == [NavigationIssue(.state, "the door has no lock")])
  }
}
