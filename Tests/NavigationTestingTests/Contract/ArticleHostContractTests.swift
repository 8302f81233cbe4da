import NavigationTesting
import Testing
import TestSupport

/// The hosts of “Writing a host” follow the article.
@MainActor
@Suite struct ArticleHostContractTests {
  @Test func `the article's stack keeps the contract`() throws {
    try HostContract(obeysGuards: true, depth: 2) {
      PageStackDriver($0)
    }
    .check("article's stack", never: [])
  }

  @Test func `the article's modal keeps the contract`() throws {
    try HostContract(obeysGuards: true, depth: 3) {
      OverlayDriver($0)
    }
    .check("article's modal", never: [.beginGesture, .completeGesture, .cancelGesture])
  }

  @Test func `the article's tabs keep the contract`() throws {
    try HostContract(obeysGuards: true, depth: 2) {
      TabBarDriver($0)
    }
    .check("article's tabs", never: [.endTransition, .closeTab(0), .closeTab(1), .detach, .attach])
  }

  @Test func `the article's windows keep the contract`() throws {
    try HostContract(obeysGuards: true, depth: 2) {
      DesktopDriver($0)
    }
    .check("article's windows", never: [.endTransition, .detach, .attach])
  }

  @Test func `the article's split keeps the contract`() throws {
    try HostContract(depth: 2) { PanesDriver($0) }
      .check("article's split", never: [.detach, .attach])
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
