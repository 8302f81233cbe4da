import ComposableNavigation
import Testing

@Suite struct TabNavigationLawsTests {
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
