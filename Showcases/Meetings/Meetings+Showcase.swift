import ComposableNavigation
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Meetings {
  /// The meetings, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "Meetings",
      summary: "A list, a detail and a recording, which show and change one value.",
      initialState: State(),
      reducer: { Meetings() },
      show: { window, store in
        let stack = store.scope(state: \.stack, action: /Action.stack)
        window.show(TerminalStack(store: stack, viewProvider: MeetingsViews(store: store)))
      },
      tree: \.tree,
      commands: listCommands + frontCommands + userCommands
    )
    .traced(by: .codable(naming: Screen.self))
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands that name a meeting.
  @MainActor
  private static var listCommands: [Command] {
    [
      Command("open", "KEY", "Opens the detail of a meeting.") {
        (arguments, state) throws(ScriptError) in
        [.send(.open(.detail(try arguments.word("KEY")), from: state.stack.topID))]
      },
      Command("record", "KEY", "Records a meeting.") { (arguments, state) throws(ScriptError) in
        let tape = Recording.Tape(meeting: try arguments.word("KEY"))
        return [.send(.open(.recording(tape), from: state.stack.topID))]
      },
      Command("star", "KEY", "Gives a meeting a star, or takes it away.") {
        (arguments, state) throws(ScriptError) in
        [.send(.meeting(try arguments.key(in: state), .starTapped))]
      },
      Command("delete", "KEY", "Deletes a meeting, with all of its screens.") {
        (arguments, _) throws(ScriptError) in
        [.send(.removed(try arguments.word("KEY")))]
      },
    ]
  }

  /// The commands of the screen in front.
  @MainActor
  private static var frontCommands: [Command] {
    [
      Command("rename", "TITLE", "Renames the meeting of the screen in front.") {
        (arguments, state) throws(ScriptError) in
        let title = try arguments.text("TITLE")
        return state.stack.topItem?.key.map { [.send(.meeting($0, .renamed(title)))] } ?? []
      }
      .offered { $0.stack.topItem?.key != nil },
      Command("minute", "Lets a minute pass in each recording.") { _, state in
        let ids = state.stack.entries.ids.filter { state[recording: $0] != nil }
        return ids.map { .send(.recording($0, .minutePassed)) }
      }
      .offered { $0.recordingInFront != nil },
      Command("save", "Adds the recorded time to the meeting.") { _, state in
        state.recordingInFront.map { [.send(.recording($0, .saveTapped))] } ?? []
      }
      .offered { $0.recordingInFront != nil },
    ]
  }

  /// The command of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] }
    ]
  }
}

extension Meetings.State {
  /// The entry in front, if it is a recording.
  fileprivate var recordingInFront: EntryID? {
    stack.topID.flatMap { self[recording: $0] == nil ? nil : $0 }
  }
}

extension ScriptArguments {
  fileprivate mutating func key(in state: Meetings.State) throws(ScriptError) -> String {
    let key = try word("KEY")
    guard state.meetings[key] != nil else { throw .invalid(key, expected: "KEY, a meeting's") }
    return key
  }
}
