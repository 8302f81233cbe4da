import NavigationTesting
import Testing

/// The hosts of “Writing a host” follow the article.
@MainActor
@Suite struct ArticleHostContractTests {
  @Test func `the article's stack keeps the contract`() throws {
    let result = try HostContract(obeysGuards: true, depth: ContractBound.depth) {
      PageStackDriver($0)
    }.check()
    print("article's stack: \(result)")
    #expect(result.neverDone == [])
  }

  @Test func `the article's modal keeps the contract`() throws {
    let result = try HostContract(obeysGuards: true, depth: ContractBound.depth + 1) {
      OverlayDriver($0)
    }.check()
    print("article's modal: \(result)")
    #expect(result.neverDone == [.beginGesture, .completeGesture, .cancelGesture])
  }

  @Test func `the article's tabs keep the contract`() throws {
    let result = try HostContract(obeysGuards: true, depth: ContractBound.depth) {
      TabBarDriver($0)
    }.check()
    print("article's tabs: \(result)")
    #expect(
      result.neverDone == [.endTransition, .closeTab(0), .closeTab(1), .detach, .attach]
    )
  }

  @Test func `the article's windows keep the contract`() throws {
    let result = try HostContract(obeysGuards: true, depth: ContractBound.depth) {
      DesktopDriver($0)
    }.check()
    print("article's windows: \(result)")
    #expect(result.neverDone == [.endTransition, .detach, .attach])
  }

  @Test func `the article's split keeps the contract`() throws {
    let result = try HostContract(depth: ContractBound.depth) { PanesDriver($0) }.check()
    print("article's split: \(result)")
    #expect(result.neverDone == [.detach, .attach])
  }

  @Test func `a contract that is kept says how much was tried`() {
    let result = HostContract(settings: [.window], depth: 0) { TabBarDriver($0) }.expectKept()
    #expect(
      result?.description
        == "1 script of up to 0 steps; never done: end the transition, tap tab 0, tap tab 1, "
        + "tap tab 2, close tab 0, close tab 1, detach, attach"
    )
  }
}
