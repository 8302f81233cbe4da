import ComposableNavigation
import Foundation
import NavigationScreens
import Testing

/// Archives written by earlier versions.
@Suite struct OldArchiveTests {
  /// Before contents, overlays and alerts (5850e61).
  private static let flows = """
    {"areAnimationsEnabled":true,"entries":{"ids":[0,1,2],"items":[\
    {"following":[],"name":"home","screen":"home",\
    "segue":{"fullScreenCover":{"_0":{"background":{"automatic":{}}}}}},\
    {"following":[{"location":{"insert":{}},"screen":"next","segue":{"push":{}}}],\
    "name":"list","screen":"list","segue":{"push":{}}},\
    {"following":[],"screen":"filter","segue":{"sheet":{"_0":{"background":{"automatic":{}},\
    "backgroundInteraction":{"automatic":{}},"contentInteraction":"automatic",\
    "detents":[{"medium":{}},{"large":{}}],"showsGrabber":false}}}}],"next":3},\
    "queue":[{"location":{"append":{}},"name":"offer","screen":"offer","segue":{"push":{}}}]}
    """

  /// Before alerts (93b1c60).
  private static let overlays = """
    {"areAnimationsEnabled":true,"entries":{"ids":[0,1,2],"items":[\
    {"currentTransition":"identity","following":[],"name":"home",\
    "overlays":{"ids":[],"items":[],"next":0},"screen":"home",\
    "segue":{"fullScreenCover":{"_0":{"background":{"automatic":{}}}}},\
    "transitionMemory":"keepPrevious","transitionQueue":[],\
    "transitions":{"ids":[],"items":[],"next":0}},\
    {"currentTransition":"identity","following":[{"location":{"insert":{}},"screen":"next",\
    "segue":{"push":{}},"transitionMemory":"keepPrevious"}],"name":"list",\
    "overlays":{"ids":[],"items":[],"next":0},"screen":"list","segue":{"push":{}},\
    "transitionMemory":"keepPrevious","transitionQueue":[],\
    "transitions":{"ids":[],"items":[],"next":0}},\
    {"currentTransition":"top","following":[],"overlays":{"ids":[0],"items":[{"name":"hint",\
    "screen":"hint","style":{"alignment":"center","background":{"none":{}},\
    "dismissesOnBackgroundTap":true,"ignoresSafeArea":true,"transition":"identity"}}],"next":1},\
    "screen":"filter","segue":{"sheet":{"_0":{"background":{"automatic":{}},\
    "backgroundInteraction":{"automatic":{}},"contentInteraction":"automatic",\
    "detents":[{"medium":{}},{"large":{}}],"showsGrabber":false}}},\
    "transitionMemory":"keepPrevious","transitionQueue":[],\
    "transitions":{"ids":[0],"items":[{"allowsSwipeBack":false,"option":"top","screen":"t"}],\
    "next":1}}],"next":3},\
    "queue":[{"location":{"append":{}},"name":"offer","screen":"offer","segue":{"push":{}},\
    "transitionMemory":"keepPrevious"}]}
    """

  private static let open = ToyScreens.State(root: "home", name: "home").after(
    .enterFlow([.init(.push, "list", name: "list"), .init(.push, "next")]),
    .showScreen(.sheet(Sheet(detents: [.medium, .large])), "filter"),
    .addToQueue([.init(.push, "offer", name: "offer", location: .append)])
  )

  private func read(_ json: String) throws -> ToyScreens.State {
    try JSONDecoder().decode(ToyScreens.State.self, from: Data(json.utf8))
  }

  @Test func `what an older version did not write is as in a screen just shown`() throws {
    #expect(try read(Self.flows) == Self.open)
    #expect(
      try read(Self.overlays)
        == Self.open.after(.showOverlay("hint", name: "hint"), .showTransition(.top, "t"))
    )
  }

  @Test func `a state decoded from an old archive works`() throws {
    let read = try read(Self.flows)
    #expect(read.after(.showAlert("Sure?")).alert?.id == .counted(3))
    #expect(read.after(.showNextOfFlow(by: "list")).drawing == "home list next | sheet filter")
    #expect(read.after(.showNextScreen()).drawing == "home list | sheet filter offer")
    #expect(read.queueEntries.ids == [.counted(0)])
    #expect(read.after(.removeFromQueue(id: .counted(0))).queue.isEmpty)
  }

  @Test(arguments: [
    ("\"following\":[]", "\"following\":7"), ("\"screen\":\"list\",", ""),
    (",\"segue\":{\"push\":{}}}", "}"), ("\"append\":{}", "\"nowhere\":{}"),
  ])
  func `a wrong value, or a missing required one, is an error`(part: String, other: String) throws {
    let wrong = Self.flows.replacing(part, with: other)
    #expect(wrong != Self.flows)
    #expect(throws: DecodingError.self) { try read(wrong) }
  }
}
