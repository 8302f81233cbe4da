import ComposableNavigation
import Foundation
import NavigationTesting
import Testing

@testable import Meetings

@MainActor
@Suite struct MeetingsTests {
  @Test func `in every order, all screens show one value, and none is without it`() {
    let result = search(Meetings.State(), \.self) {
      Meetings()
    } recorded: {
      $0[recording: $1]?.meeting
    }
    #expect(result.counterexample == nil, "\(result)")
    #expect(result.isComplete)
    #expect(result.states > 100)
  }

  @Test func `the search finds a recording that keeps a copy`() {
    let result = search(CopyingMeetings.State(), \.app) {
      CopyingMeetings()
    } recorded: {
      $0.copies[$1]
    }
    #expect(result.counterexample?.violation == "not so: all screens show one value", "\(result)")
    #expect(result.counterexample?.script.last == #"await store.send(.meeting("a", .starTapped))"#)
  }

  @Test func `a change by any screen is seen by all`() {
    let store = Store(initialState: Meetings.State()) { Meetings() }
    store.send(.open(.detail("a"), from: store.state.stack.topID))
    store.send(.open(.recording(Recording.Tape(meeting: "a")), from: store.state.stack.topID))
    let detail = store.scope(\.meetings, key: "a", action: /Meetings.Action.meeting)
    let recording = store.state.stack.topID.flatMap {
      store.scope(at: { \.[recording: $0] }, key: $0, action: /Meetings.Action.recording)
    }
    var shown: Set<String?> { [detail?.state.text, recording?.state.meeting.text] }
    store.send(.meeting("a", .starTapped))
    #expect(shown == ["★ Plan, 0 min"])
    detail?.send(.renamed("Budget"))
    #expect(shown == ["★ Budget, 0 min"])
    recording?.send(.minutePassed)
    #expect(shown == ["★ Budget, 0 min"])
    #expect(recording?.state.tape.minutes == 1)
    recording?.send(.saveTapped)
    #expect(detail?.state.text == "★ Budget, 1 min")
    #expect(store.state.stack.items == [.list, .detail("a")])
  }

  @Test func `the value is saved once`() throws {
    let store = Store(initialState: Meetings.State()) { Meetings() }
    store.send(.open(.detail("a"), from: store.state.stack.topID))
    store.send(.open(.recording(Recording.Tape(meeting: "a")), from: store.state.stack.topID))
    let text = String(decoding: try JSONEncoder().encode(store.state), as: UTF8.self)
    #expect(text.components(separatedBy: "Plan").count == 2)
  }

  private func search<R: Reducer>(
    _ state: R.State,
    _ app: any WritableKeyPath<R.State, Meetings.State> & Sendable,
    reducer: @escaping () -> R,
    recorded: @escaping (R.State, EntryID) -> Meeting.State?
  ) -> Exploration where R.State: Hashable, R.Action == Meetings.Action {
    NavigationModel(initialState: state) { reducer() }
      .stack(app.appending(path: \.stack), action: /Meetings.Action.stack)
      .user { state in
        let state = state[keyPath: app]
        guard let top = state.stack.topID, state.meetings["a"] != nil else { return [] }
        if state[recording: top] != nil { return [.recording(top, .saveTapped), .removed("a")] }
        let screens: [Meetings.Screen] = [.detail("a"), .recording(.init(meeting: "a"))]
        return screens.map { .open($0, from: top) } + [.meeting("a", .starTapped)]
      }
      .program { state in
        let state = state[keyPath: app]
        return state.stack.entries.ids.filter { state[recording: $0] != nil }
          .map { .recording($0, .minutePassed) }
          + (state.meetings["a"] == nil ? [] : [.meeting("a", .renamed("Budget")), .removed("a")])
      }
      .invariant("all screens show one value") { whole in
        let state = whole[keyPath: app]
        return state.stack.entries.ids.allSatisfy { id in
          guard case .recording(let tape)? = state.stack[id: id] else { return true }
          return recorded(whole, id) == state.meetings[tape.meeting]
        }
      }
      .invariant("no screen is without its value") { state in
        let state = state[keyPath: app]
        return state.stack.items.allSatisfy { $0.key.map { state.meetings[$0] != nil } ?? true }
      }
      .explore(operations: 4, removals: 1)
  }
}

/// The meetings with a fault: each recording keeps a copy of its meeting.
private struct CopyingMeetings: Reducer {
  struct State: Hashable {
    var app = Meetings.State()
    var copies: [EntryID: Meeting.State] = [:]
  }

  var body: some Reducer<State, Meetings.Action> {
    Scope(state: \.app, action: .whole) { Meetings() }
    Reduce { state, _ in
      for id in state.app.stack.entries.ids where state.copies[id] == nil {
        state.copies[id] = state.app[recording: id]?.meeting
      }
      return .none
    }
  }
}
