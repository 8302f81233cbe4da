import Testing
import TestSupport

@testable import NavigationTrace

@testable import ComposableNavigation

@MainActor
@Suite struct TraceReplayTests {
  @Test func `a trace has all actions with refusals, coalesced ones, and reasons`() {
    let room = ToyPostRoom()
    room.host.finish()
    room.store.send(.stack(.pushItem("a")))
    room.store.send(.stack(.pushItem("b", animated: false)))
    room.store.send(.stack(.popItem()))
    room.host.refuse(.transition)
    room.store.send(.stack(.popItems(.exactly(7))))
    room.host.onReport?(.ready)
    room.host.finish()
    room.host.userGoesBack()
    expectLines(
      of: room.trace.text,
      are: #"""
        {"ends":true,"name":"Post","trace":1}
        {"event":"state","text":"inboxinbox"}
        {"event":"joined","host":"1.1","shape":"stack"}
        {"entries":["inbox"],"event":"wants","host":"1.1"}
        {"event":"attached","host":"1.1","shows":[]}
        {"animated":false,"command":"push e1","event":"asked","host":"1.1"}
        {"event":"done","host":"1.1","shows":[1]}
        {"action":{"stack":{"_0":{"action":"pushItem","item":"a"}}},"event":"action","from":"program"}
        {"event":"state","text":"inboxinbox ▸ a#0"}
        {"entries":["inbox","#0"],"event":"wants","host":"1.1"}
        {"command":"push e2","event":"asked","host":"1.1"}
        {"action":{"stack":{"_0":{"action":"pushItem","animated":false,"item":"b"}}},"event":"action","from":"program"}
        {"event":"state","text":"inboxinbox ▸ a#0 ▸ b#1"}
        {"entries":["inbox","#0","#1"],"event":"wants","host":"1.1"}
        {"action":{"stack":{"_0":{"action":"popItem"}}},"event":"action","from":"program"}
        {"event":"state","text":"inboxinbox ▸ a#0"}
        {"entries":["inbox","#0","#1"],"event":"coalesced","host":"1.1","reason":"the host to acknowledge push([e2])"}
        {"entries":["inbox","#0"],"event":"wants","host":"1.1"}
        {"command":"push e2","event":"refused","host":"1.1","reason":"another transition is running"}
        {"event":"waits","host":"1.1","reason":"a change, because the host refused push([e2]): another transition is running"}
        {"action":{"stack":{"_0":{"action":"popItems","count":7}}},"event":"action","from":"program"}
        {"event":"refusal","reason":"7 were to go, but there are only 2"}
        {"event":"report","host":"1.1","text":"ready"}
        {"command":"push e2","event":"asked","host":"1.1"}
        {"event":"waits","host":"1.1"}
        {"event":"done","host":"1.1","shows":[1,2]}
        {"event":"report","host":"1.1","text":"removed e2"}
        {"action":{"stack":{"_0":{"action":"remove","cause":"user","ids":[0]}}},"event":"action","from":"host"}
        {"event":"state","text":"inboxinbox"}
        {"entries":["inbox"],"event":"wants","host":"1.1"}
        {"event":"end"}

        """#
    )
  }

  @Test func `replaying a trace gives the same states and the same commands`() async throws {
    let room = ToyPostRoom()
    room.host.finish()
    await room.store.send(.load("letter")).finish()
    room.host.beginGesture()
    await room.store.send(.sequence).finish()
    room.host.userGoesBack()
    room.host.endGesture()
    room.host.finish()
    room.store.send(.wait)
    room.store.send(.cancel)
    await room.store.send(.fail).finish()
    room.store.send(.issue(.counted(7)))
    room.store.send(.stack(.popItems(.exactly(99))))
    room.host.detach()
    room.host.attach()
    room.host.finish()
    let names = Set(
      room.events.compactMap { $0.line.split(separator: "\"event\":\"").last?.prefix(4) }
    )
    #expect(names.isSuperset(of: ["acti", "bega", "ende", "canc", "refu", "issu", "aske", "done"]))
    let again = try Trace(reading: room.trace.text.utf8)
    #expect(again == room.trace)
    #expect(try ToyPostRoom.difference(of: again) == nil)
  }

  @Test func `late actions of a scoped store are replayed as dropped and refused`() throws {
    let room = ToyPostRoom()
    let top = room.store.scope(state: \.stack.topItem, action: .whole)
    room.store.send(.stack(.popItem()))
    top?.send(.stack(.pushItem("late")))
    room.store.send(.stack(.pushItem("next")))
    #expect(room.trace.text.contains(#""event":"dropped","from":"program"}"#))
    #expect(room.trace.text.contains(#"{"event":"refusal","reason":"what the view belonged to"#))
    #expect(room.store.state.stack.items == ["next"])
    #expect(try ToyPostRoom.difference(of: room.trace) == nil)
  }

  /// Any order of acts of the program, the user and the host.
  @Test(arguments: 0..<8) func `any run can be replayed`(seed: Int) async throws {
    var random = ToyRandom(seed: UInt64(seed))
    for _ in 0..<10 {
      let room = ToyPostRoom()
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        await act(Int.random(in: 0..<14, using: &random), room)
      }
      let difference = try ToyPostRoom.difference(of: Trace(reading: room.trace.text.utf8))
      #expect(difference == nil, "seed \(seed): \(difference?.description ?? "")")
    }
  }

  private func act(_ number: Int, _ room: ToyPostRoom) async {
    switch number {
    case 0: room.store.send(.stack(.pushItem("a")))
    case 1: room.store.send(.stack(.popItem()))
    case 2: room.store.send(.stack(.setItems(["b", "a"], animated: false)))
    case 3: await room.store.send(.load("c")).finish()
    case 4: await room.store.send(.sequence).finish()
    case 5: room.store.send(.wait)
    case 6: room.store.send(.cancel)
    case 7: await room.store.send(.fail).finish()
    case 8: room.host.refuse(.transition)
    case 9: room.host.isGesturing ? room.host.endGesture() : room.host.beginGesture()
    case 10: room.host.userGoesBack()
    case 11: room.host.isAttached ? room.host.detach() : room.host.attach()
    default: room.host.finish()
    }
  }

  @Test func `work that the program cancels is cancelled again`() async throws {
    let room = ToyPostRoom()
    let task = room.store.send(.wait)
    task.cancel()
    await task.finish()
    #expect(room.events.last == .cancelled(work: 0))
    #expect(try ToyPostRoom.difference(of: room.trace) == nil)
  }

  @Test func `for any changed line, the replay names it`() async throws {
    let room = ToyPostRoom()
    room.host.finish()
    await room.store.send(.sequence).finish()
    room.host.finish()
    room.host.userGoesBack()
    for index in room.events.indices {
      var events = room.events
      events[index] = .note("tampered")
      let difference = try ToyPostRoom.difference(of: Trace(name: "Post", events: events))
      #expect(difference?.line == index + 2)
      #expect(difference?.recorded == .note("tampered"))
    }
  }

  @Test func `another action than then leads to another state`() throws {
    let room = ToyPostRoom()
    room.store.send(.stack(.pushItem("a")))
    let text = room.trace.text.replacing(#""item":"a""#, with: #""item":"b""#)
    let difference = try ToyPostRoom.difference(of: Trace(reading: text.utf8))
    #expect(
      difference?.description == """
        line 8: the trace has
        the state
        inboxinbox ▸ a#0
        but the replay has
        the state
        inboxinbox ▸ b#0
        """
    )
  }

  @Test func `an action beyond the trace is a difference behind its end`() throws {
    let room = ToyPostRoom()
    room.host.finish()
    room.store.send(.stack(.pushItem("a")))
    let trace = Trace(name: "Post", events: room.events.dropLast())
    #expect(
      try ToyPostRoom.difference(of: trace)?.description == """
        line \(room.events.count + 1): the trace has
        nothing
        but the replay has
        {"command":"push e2","event":"asked","host":"1.1"}
        """
    )
  }

  @Test func `actions without a coder can be read, and not replayed`() {
    let room = ToyPostRoom(coder: nil)
    room.store.send(.load("a"))
    #expect(room.events.contains(.action(.text(#"load("a")"#), from: .program)))
    #expect(throws: TraceError.textAction(line: 7)) { try ToyPostRoom.difference(of: room.trace) }
    #expect(
      TraceError.textAction(line: 7).description
        == "line 7: the action was recorded as a text; expected JSON: record it again, and give the "
        + "recorder a coder, as .traced(by: .codable()) gives a showcase one"
    )
  }

  @Test func `an action that the app does not have is an error with its line`() throws {
    let room = ToyPostRoom()
    room.store.send(.stack(.popToRoot()))
    let text = room.trace.text.replacing("popToRoot", with: "popToTop")
    let trace = try Trace(reading: text.utf8)
    #expect {
      try ToyPostRoom.difference(of: trace)
    } throws: { error in
      "\(error)".hasPrefix(
        "line 7: stack._0.action: there is no action “popToTop”; expected one of"
      )
        && "\(error)".hasSuffix("; expected an action of this app")
    }
  }

  @Test func `a recorder that has stopped records nothing`() {
    let store = Store(initialState: ToyPost.State()) { ToyPost() }
    var events: [TraceEvent] = []
    let recorder = TraceRecorder(store, draw: { "\($0.stack.items)" }) { events.append($0) }
    store.send(.stack(.pushItem("a")))
    #expect(events.count == 3)
    recorder.stop()
    store.send(.stack(.pushItem("b")))
    store.send(.stack(.popItems(.exactly(9))))
    #expect(events.count == 3)
  }

  @Test func `a scoped store is recorded only in part, which is an issue`() {
    var issues: [NavigationIssue] = []
    let store = Store(initialState: ToyPost.State()) {
      ToyPost()
    } onIssue: {
      issues.append($0)
    }
    let stack = store.scope(state: \.stack, action: /ToyPost.Action.stack)
    TraceRecorder(stack, draw: { "\($0.items)" }) { _ in }
    #expect(
      issues.map(\.description) == ["state: only a root store can be recorded as a whole"]
    )
  }

  // A recorder that was not stopped, and the listeners of its store, kept each other.
  @Test func `a recorder goes with its store`() {
    weak var recorder: TraceRecorder<ToyPost.State, ToyPost.Action>?
    do {
      let store = Store(initialState: ToyPost.State()) { ToyPost() }
      do {
        let made = TraceRecorder(store, draw: { _ in "" }) { _ in }
        recorder = made
      }
      withExtendedLifetime(store) { #expect(recorder != nil) }
    }
    #expect(recorder == nil)
  }
}
