import ComposableNavigation

/// Meetings in three screens, a list, a detail and a recording, which show and change one value.
///
/// The value is stored here, and the screens carry its key.
struct Meetings: Reducer {
  enum Screen: Hashable, Codable {
    case list
    case detail(String)
    case recording(Recording.Tape)

    /// The key of the screen's meeting; nil for the list.
    var key: String? {
      switch self {
      case .list: nil
      case .detail(let key): key
      case .recording(let tape): tape.meeting
      }
    }
  }

  struct State: Hashable, Codable {
    var meetings = ["a": Meeting.State(title: "Plan"), "b": Meeting.State(title: "Review")]
    var stack = StackNavigation<Screen>.State(items: [.list])

    /// The recording in an entry: the entry's tape, and the meeting of which the tape has the key.
    subscript(recording id: EntryID) -> Recording.State? {
      get {
        guard case .recording(let tape)? = stack[id: id] else { return nil }
        return meetings[tape.meeting].map { Recording.State(tape: tape, meeting: $0) }
      }
      set {
        stack[id: id] = newValue.map { .recording($0.tape) }
        if let newValue { meetings[newValue.tape.meeting] = newValue.meeting }
      }
    }
  }

  enum Action: Equatable, Codable {
    /// Opens a screen from the one in front, so that a double tap opens one.
    case open(Screen, from: EntryID?)
    /// Removes a meeting and the screens that carry its key.
    case removed(String)
    case stack(StackNavigation<Screen>.Action)
    case meeting(String, Meeting.Action)
    case recording(EntryID, Recording.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.stack, action: /Action.stack) { StackNavigation<Screen>() }
    Reduce { state, action in
      switch action {
      case .open(let screen, from: let id):
        guard let key = screen.key, state.meetings[key] != nil else { return .none }
        return .send(.stack(.pushItem(screen).from(id)))
      case .removed(let key):
        state.meetings[key] = nil
        state.stack.items.removeAll { $0.key == key }
      case .stack, .meeting, .recording:
        break
      }
      return .none
    }
    .forEach(\.meetings, action: /Action.meeting) { Meeting() }
    .forEach(
      at: { \.[recording: $0] },
      action: /Action.recording,
      dismiss: { .stack(.remove([$0])) }
    ) {
      Recording()
    }
  }
}
