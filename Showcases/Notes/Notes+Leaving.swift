import ComposableNavigation
import NavigationRoutes

// A note that is half written is left by nobody who has not said so: not by back, another note, a
// link, a window that is closed, or the end of the program.
extension Notes {
  /// A note that is open in a window.
  private struct OpenNote: Hashable, Sendable {
    let window: String
    let note: String
  }

  /// The half written notes, wherever they are open.
  static let halfWritten = LeaveGuard<State>(
    open: { (state: State) in
      state.places.routes.scenes.compactMap { scene in
        state.openNote(in: scene.name).map { OpenNote(window: scene.name, note: $0) }
      }
    },
    stay: { (state: State, open: OpenNote) in state.stay(of: open.note) }
  )
}

extension Notes.State {
  /// The reason why a note stays; nil when it is as it was saved.
  func stay(of note: String) -> Stay? {
    drafts[note] == nil
      ? nil : Stay("\(note) is half written.", question: "Leave it, and lose what you wrote?")
  }

  /// The reason why a screen stays: only a note has one.
  func stay(of screen: RouteScreen) -> Stay? {
    screen.id == "notes/{id}" ? screen.parameter.flatMap { stay(of: $0) } : nil
  }
}
