import Testing
import TestSupport

@testable import ComposableNavigation
@testable import NavigationTrace

/// Actions and a trace, written by hand as the code of earlier commits would.
///
/// The suites of screens and modules read their own actions.
@Suite struct OldTraceTests {
  /// The parent of ad9c66b, when each way of going back had a case of its own.
  private static let stack: [(String, ToyStack.Action)] = [
    (#"{"action":"pushItems","items":["a","b"]}"#, .pushItems(["a", "b"])),
    (#"{"action":"popItem","from":7}"#, .popItem().from(.counted(7))),
    (#"{"action":"popItems","count":1}"#, .popItem()),
    (#"{"action":"popItems","animated":false,"count":2}"#, .popItems(.exactly(2), animated: false)),
    (#"{"action":"popItemsUpTo","count":3}"#, .popItems(.upTo(3))),
    (#"{"action":"popToRoot"}"#, .popToRoot()),
    (#"{"action":"popTo","item":"a"}"#, .pop(to: .item("a"))),
    (#"{"action":"pop","id":7}"#, .pop(to: .entry(.counted(7)))),
    (#"{"action":"replaceTop","item":"a"}"#, .replaceTop(with: "a")),
  ]

  @Test(arguments: stack)
  func `an action of a stack is read by its old name`(
    json: String,
    action: ToyStack.Action
  ) throws {
    #expect(try decoded(json, as: ToyStack.Action.self) == action)
  }

  /// The parent of 7bc9a17, when setting nil was an action of its own, and a sheet had fewer
  /// properties (1926ed7).
  private static let modal: [(String, ToyModal.Action)] = [
    (#"{"action":"presentFullScreen","item":"a"}"#, .presentFullScreen("a")),
    (#"{"action":"presentSheet","from":7,"item":"a"}"#, .presentSheet("a").from(.counted(7))),
    (#"{"action":"set"}"#, .set(nil)),
    (#"{"action":"set","from":4}"#, .set(nil).from(.counted(4))),
    (#"{"action":"set","item":"a","style":{"fullScreen":{}}}"#, .presentFullScreen("a")),
    (
      #"{"action":"set","item":"a","style":{"sheet":{"_0":{"detents":[],"showsGrabber":true}}}}"#,
      .set(.init(item: "a", style: .sheet(Sheet(detents: [], showsGrabber: true))))
    ),
    (#"{"action":"dismiss","animated":false}"#, .dismiss(animated: false)),
    (
      #"{"action":"dismissEntry","cause":"user","id":7}"#,
      .dismiss(id: .counted(7), cause: .user)
    ),
  ]

  @Test(arguments: modal)
  func `an action of a modal is read by its old name`(
    json: String,
    action: ToyModal.Action
  ) throws {
    #expect(try decoded(json, as: ToyModal.Action.self) == action)
  }

  /// The parent of 7ca73eb, when tabs were selected by four actions.
  private static let tabs: [(String, ToyTabs.Action)] = [
    (#"{"action":"setActiveItem","item":"a"}"#, .setActiveItem("a")),
    (#"{"action":"setActiveIndex","index":2}"#, .setActiveIndex(2)),
    (#"{"action":"select","cause":"user","id":7}"#, .select(id: .counted(7), cause: .user)),
    (#"{"action":"selectPrevious"}"#, .selectPrevious()),
  ]

  @Test(arguments: tabs)
  func `an action of tabs is read by its old name`(json: String, action: ToyTabs.Action) throws {
    #expect(try decoded(json, as: ToyTabs.Action.self) == action)
  }

  /// Commit be7233f, the first with recorded showcases.
  private static let recorded = #"""
    {"name":"Inbox","trace":1}
    {"event":"state","text":"inbox"}
    {"action":{"action":"pushItems","items":["a","b","c"]},"event":"action","from":"program"}
    {"event":"state","text":"inbox a b c"}
    {"action":{"action":"pop","id":1},"event":"action","from":"program"}
    {"event":"state","text":"inbox a b"}
    {"action":{"action":"popItemsUpTo","count":1},"event":"action","from":"program"}
    {"event":"state","text":"inbox a"}
    {"action":{"action":"popTo","item":"inbox"},"event":"action","from":"program"}
    {"event":"state","text":"inbox"}
    {"action":{"action":"pop","id":7},"event":"action","from":"program"}
    {"event":"refusal","reason":"#7 is not there"}
    {"action":{"action":"pushItem","from":{"item":"inbox","occurrence":1},"item":"b"},\#
    "event":"action","from":"program"}
    {"event":"state","text":"inbox b"}

    """#

  @MainActor
  @Test func `a trace of the first commit that wrote some is replayed`() throws {
    let trace = try Trace(reading: Self.recorded.utf8)
    let store = Store(initialState: ToyStack.State(items: ["inbox"])) { ToyStack() }
    let replay = TraceReplay(
      trace,
      in: store,
      coder: .codable(),
      draw: { $0.items.joined(separator: " ") },
      perform: { _ in }
    )
    #expect(trace.skipped.isEmpty)
    #expect(try replay.run() == nil)
    #expect(replay.position == trace.lines.count)
    #expect(store.state.items == ["inbox", "b"])
  }
}
