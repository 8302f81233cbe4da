import ComposableNavigation

/// A screen that records a meeting: it has a tape of its own, and changes the meeting.
struct Recording: Reducer {
  /// The screen's own data, in its entry: the key of the meeting, and the time.
  struct Tape: Hashable, Codable {
    let meeting: String
    var minutes = 0
  }

  struct State: Hashable {
    var tape: Tape
    var meeting: Meeting.State

    var text: String { "\(tape.minutes) min of \(meeting.text)" }
  }

  enum Action: Hashable, Codable { case minutePassed, saveTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .minutePassed:
      state.tape.minutes += 1
      return .none
    case .saveTapped:
      state.meeting.minutes += state.tape.minutes
      return .dismiss
    }
  }
}
