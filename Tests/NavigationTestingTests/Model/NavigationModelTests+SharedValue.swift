import ComposableNavigation
import NavigationTesting
import Testing

// The article's way to share a value: one owner, and screens that carry its key.
extension NavigationModelTests {
  private struct Meeting: Reducer {
    struct State: Hashable { var (title, minutes) = ("", 0) }
    enum Action: Equatable { case titleChanged(String) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .titleChanged(let title) = action { state.title = title }
      return .none
    }
  }

  private struct Recording: Reducer {
    struct State: Hashable {
      var meeting: Meeting.State
      var elapsed = 0
    }
    enum Action: Equatable { case minutePassed, saveTapped }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .minutePassed: state.elapsed += 1
      case .saveTapped:
        state.meeting.minutes += state.elapsed
        return .dismiss
      }
      return .none
    }
  }

  private struct Meetings: Reducer {
    enum Screen: Hashable, Sendable { case list, detail(String) }

    struct State: Hashable {
      var meetings = ["a": Meeting.State()]
      var stack = StackNavigation<Screen>.State(items: [.list])
      var recorded: String?
      var elapsed = 0

      var recording: Recording.State? {
        get {
          recorded.flatMap { meetings[$0] }.map { Recording.State(meeting: $0, elapsed: elapsed) }
        }
        set {
          if let key = recorded, let newValue { meetings[key] = newValue.meeting }
          if newValue == nil { recorded = nil }
          elapsed = newValue?.elapsed ?? 0
        }
      }
    }

    enum Action: Equatable {
      case opened(String), recordTapped(String), removed(String), recordingClosed
      case stack(StackNavigation<Screen>.Action)
      case meeting(String, Meeting.Action)
      case recording(Recording.Action)
    }

    var body: some Reducer<State, Action> {
      Scope(state: \.stack, action: /Action.stack) { StackNavigation<Screen>() }
      Reduce { state, action in
        switch action {
        case .opened(let key) where state.meetings[key] != nil:
          return .send(.stack(.pushItem(.detail(key), from: state.stack.rootID)))
        case .recordTapped(let key):
          state.recorded = state.meetings[key] == nil ? nil : key
        case .removed(let key):
          if state.recorded == key { state.recording = nil }
          state.meetings[key] = nil
          state.stack.items.removeAll { $0 == .detail(key) }
        case .recordingClosed:
          state.recording = nil
        case .opened, .stack, .meeting, .recording:
          break
        }
        return .none
      }
      .forEach(\.meetings, action: /Action.meeting) { Meeting() }
      .ifLet(\.recording, action: /Action.recording, dismiss: .recordingClosed) { Recording() }
    }
  }

  @Test func `in every order, all screens show one value, and none is without it`() {
    let result = NavigationModel(initialState: Meetings.State()) { Meetings() }
      .stack(\.stack, action: /Meetings.Action.stack)
      .person { state in
        if state.meetings["a"] == nil { return [] }
        guard state.recording == nil else { return [.recording(.saveTapped)] }
        guard state.stack.topItem == .detail("a") else { return [.opened("a")] }
        return [.meeting("a", .titleChanged("b")), .recordTapped("a"), .removed("a")]
      }
      .program { $0.recording == nil ? [] : [.recording(.minutePassed), .removed("a")] }
      .invariant("the recording shows the list's value") { state in
        state.recorded.map { state.recording?.meeting == state.meetings[$0] } ?? true
      }
      .invariant("no screen is without its value") { state in
        (state.stack.items.contains(.detail("a")) || state.recorded == "a")
          ? state.meetings["a"] != nil : true
      }
      .explore(operations: 4, removals: 1)
    #expect(result.counterexample == nil, "\(result)")
    #expect(result.isComplete && result.states > 20)
  }
}
