import ComposableNavigation
import NavigationOperators
import NavigationRoutes
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Notes {
  /// The notes, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> { showcase(in: nil) }

  /// Returns the notes, restored from a file and saved to it; nil for no file.
  @MainActor
  static func showcase(in file: StateFile<State>?) -> Showcase<State, Action> {
    Showcase(
      name: "Notes",
      summary:
        "Notes in windows: every place is a path, tabs remember, columns come and go; kept in a file "
        + "(--state FILE); also: --open URL….",
      initialState: file?.restored ?? State(),
      reducer: { Notes() },
      start: .started,
      show: { window, store in
        file?.keep(store)
        window.show(view(of: store))
      },
      tree: \.tree,
      commands: routeCommands + windowCommands + userCommands + writingCommands
    )
    .guarded(by: halfWritten, asked: { $0.attempt?.blocker }, yes: .discardTapped, no: .stayTapped)
    .traced(by: .codable(naming: RouteScreen.self))
  }

  /// Returns the windows, each with the views of its scene.
  @MainActor
  static func view(of store: Store<State, Action>) -> TerminalView {
    let windows = store.scope(state: \.windows, action: /Action.windows)
    return TerminalWindows(store: windows, viewProvider: WindowViews(store: store))
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands that navigate in the window in front.
  @MainActor
  private static var routeCommands: [Command] {
    [
      Command("go", "PATH", "Goes to a place.") { (arguments, state) throws(ScriptError) in
        [.send(.routes(.navigate(to: try arguments.word("PATH"), scene: state.front)))]
      },
      Command("detail", "PATH", "Goes to a place in the detail route.") {
        (arguments, state) throws(ScriptError) in
        let path = try arguments.word("PATH")
        return [.send(.routes(.navigate(to: path, scene: state.front, isDetail: true)))]
      },
      Command("open", "URL", "Opens a URL, which names its window.") {
        (arguments, _) throws(ScriptError) in
        [.send(.routes(.open(url: try arguments.word("URL"))))]
      },
      Command("delete", "Deletes the note that is asked about.") { _, _ in [.send(.deleteConfirmed)]
      }
      .offered { $0.isAsking(in: $0.front) },
      Command("keep", "Keeps the note that is asked about.") { _, state in
        [.send(.routes(.navigate(to: "..", scene: state.front, isDetail: true)))]
      }
      .offered { $0.isAsking(in: $0.front) },
    ]
  }

  @MainActor
  private static var windowCommands: [Command] {
    [
      Command("window", "NAME", "Opens a window, or focuses it.") {
        (arguments, _) throws(ScriptError) in
        [.send(.windows(.open(try arguments.word("NAME"))))]
      },
      Command("close", "NAME", "Closes a window as the user does, with its whole state.") {
        (arguments, state) throws(ScriptError) in
        let name = try arguments.word("NAME")
        guard let index = state.windows.items.firstIndex(of: name) else {
          return [.send(.windows(.close(item: name)))]
        }
        return [.act(.closeWindow(index))]
      },
      Command("restart", "[damaged]", "Ends the app and begins with what was saved.") {
        arguments,
        _ in
        [.send(.restarted(isDamaged: arguments.flag("damaged")))]
      },
    ]
  }

  /// The commands that write, and those that answer the question whether to leave.
  @MainActor
  private static var writingCommands: [Command] {
    [
      Command("write", "TEXT…", "Writes on the note in front, and does not save it.") {
        (arguments, _) throws(ScriptError) in
        [.send(.wrote(try arguments.rest("TEXT").joined(separator: " ")))]
      }
      .offered { $0.openNote(in: $0.front) != nil },
      Command("save", "Saves the note in front.") { _, _ in [.send(.saved)] }
        .offered { state in state.openNote(in: state.front).map { state.drafts[$0] != nil } ?? false
        },
      Command("discard", "Leaves what is half written.") { _, _ in [.send(.discardTapped)] }
        .offered { $0.attempt != nil },
      Command("stay", "Stays with what is half written.") { _, _ in [.send(.stayTapped)] }
        .offered { $0.attempt != nil },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      Command("tap", "INDEX", "Taps a tab, as the user does.") {
        (arguments, _) throws(ScriptError) in
        [.act(.selectTab(try arguments.number("INDEX")))]
      },
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
      Command("next", "Focuses the next window, as the user does.") { _, _ in [.act(.nextWindow)] },
      Command("narrow", "Makes the window too narrow for columns.") { _, _ in
        [.act(.setRoom(forColumns: false))]
      }
      .offered { !$0.isNarrow($0.front) },
      Command("widen", "Makes the window wide enough for columns.") { _, _ in
        [.act(.setRoom(forColumns: true))]
      }
      .offered { $0.isNarrow($0.front) },
    ]
  }
}
