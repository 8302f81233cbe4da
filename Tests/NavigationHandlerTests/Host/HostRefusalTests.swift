import ComposableNavigation
import Testing

@Suite struct HostRefusalTests {
  @Test(arguments: [
    HostRefusal.gesture, .transition, .unchanged, .gone, .comesRound, .dropped, .other("no room"),
  ])
  func `a reason is read by its words as it was`(reason: HostRefusal) {
    #expect(HostRefusal(reason.description) == reason)
  }

  @Test func `a reason in a host's own words has just these`() {
    let reason: HostRefusal = "the window is closing"
    #expect(reason == .other("the window is closing"))
    #expect(reason.description == "the window is closing")
    #expect(HostRefusal.unshowable("show it as a tab").description == "show it as a tab")
  }

  @Test func `a reason about a part names it`() {
    #expect(HostRefusal.noView(of: ElementID(3)).description == "there is no view of e3")
    #expect(HostRefusal.noEntry(.counted(3)).description == "the state no longer has #3")
  }
}
