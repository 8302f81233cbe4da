import ComposableNavigation
import TerminalHost
import TerminalRunner

extension Notebook {
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "Notebook",
      summary: "Notes.",
      initialState: State(),
      reducer: { Notebook() },
      show: { window, store in
        let tabs = store.scope(state: \.tabs, action: /Action.tabs)
        window.show(TerminalTabs(store: tabs, viewProvider: NotebookViews(store: store)))
      },
      tree: \.tree,
      commands: [
        ScriptCommand("pop", "COUNT", "Goes back COUNT notes.") {
          (arguments, _) throws(ScriptError) in
          [.send(.notes(.popItems(.exactly(try arguments.number("COUNT")))))]
        },
        ScriptCommand("open", "NAME…", "Opens notes.") { (arguments, _) throws(ScriptError) in
          let notes = try arguments.rest("NAME").map { Note.State(name: $0) }
          return [.send(.notes(.pushItems(notes)))]
        },
        ScriptCommand("load", "Opens a note, a little later.") { _, _ in [.send(.loadTapped)] },
        ScriptCommand("tab", "notes|about", "Selects a tab.") {
          (arguments, _) throws(ScriptError) in
          [.send(.tabs(.setActiveItem(try arguments.choice("TAB", of: ["notes", "about"]))))]
        },
        ScriptCommand("stale", "Speaks to a note that is not there.") { _, state in
          state.tabs.activeID.map { [.send(.note($0, .renamed("x")))] } ?? []
        },
        ScriptCommand("back", "Goes back.") { _, _ in [.act(.back)] },
        ScriptCommand("swipe", "Swipes down.") { _, _ in [.act(.swipeDown)] },
        ScriptCommand("tap", "INDEX", "Taps on a tab.") { (arguments, _) throws(ScriptError) in
          [.act(.selectTab(try arguments.number("INDEX")))]
        },
        ScriptCommand("previous", "Goes back, or to the tab before.") { _, _ in
          [.send(.tabs(.selectPrevious()))]
        },
      ]
    )
  }
}

/// The output of a showcase, and its exit status.
struct Run: Equatable {
  var status: Int32 = 0
  var output: [String] = []
  var error: [String] = []
}

extension Showcase {
  /// Runs a script and records its output.
  func record(
    _ input: ScriptInput,
    arguments: [String] = [],
    connectsHandlers: Bool = true
  ) async -> Run {
    var run = Run()
    run.status = await self.run(
      arguments: arguments,
      input: input,
      output: ScriptOutput { run.output.append($0) },
      error: ScriptOutput { run.error.append($0) },
      connectsHandlers: connectsHandlers
    )
    return run
  }
}
