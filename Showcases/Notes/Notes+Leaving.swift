import NavigationOperators
import ComposableNavigation
import NavigationRoutes

// A note that is half written is left by nobody who has not said so: not by back, another note, a
// link, a window that is closed, or the end of the program.
extension Notes {
  /// The half written notes, wherever they are open.
  static let halfWritten = LeaveGuard<State>(\.places) { (state: State, screen: RouteScreen) in
    state.stay(of: screen)
  }
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
