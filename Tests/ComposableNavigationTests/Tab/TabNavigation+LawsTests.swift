import ComposableNavigation
import TestSupport
import Testing

@Suite struct TabNavigationLawsTests {
  private let tabs = ToyTabs()
  private let small = TabsUnderLaw()

  @Test func `restoring gives an equal state, ids, active one and history included`() throws {
    for state in small.states {
      let again = try restored(state)
      #expect(again == state && again.history == state.history)
    }
  }

  @Test func `every truncation and every flipped bit of an archive is read or refused`() throws {
    let state = tabs.state(
      .init(items: ["a", "b", "b"]),
      after: .setActiveIndex(2),
      .setActiveIndex(1),
      .setItems(["c", "b", "b", "a"], animated: false)
    )
    try expectSoundReading(state, isLegal: small.isLegal)
  }

  @Test(arguments: [
    #""active":1,"history":[]"#, #""active":-1,"history":[]"#, #""history":[]"#,
    #""active":0,"history":[1]"#, #""active":0,"history":[-1]"#,
  ])
  func `an active tab or a history without a tab is an error`(part: String) {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[0],"items":["a"],"next":1},\#(part)}"#
    #expect(corruption(of: json, as: ToyTabs.State.self) == "there is no such tab among 1")
  }

  @Test func `an active tab among no tabs is an error`() {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[],"items":[],"next":0},"#
      + #""active":0,"history":[]}"#
    #expect(corruption(of: json, as: ToyTabs.State.self) == "there is no such tab among 0")
  }
}
