import ComposableNavigation
import NavigationOperators
import NavigationRoutes

// A note with unsaved text can be left only with force: back, another note, a link, closing its
// window and the end of the program all ask first.
extension Notes {
  /// The notes with unsaved text, in any window.
  static let halfWritten = LeaveGuard<State>(\.places) { (state: State, screen: RouteScreen) in
    state.blocker(of: screen)
  }
}

extension Notes.State {
  /// Returns the reason why a note cannot be left; nil if it is saved.
  func blocker(of note: String) -> LeaveBlocker? {
    drafts[note] == nil
      ? nil
      : LeaveBlocker("\(note) is half written.", question: "Leave it, and lose what you wrote?")
  }

  /// Returns the reason why a screen cannot be left; only a note has one.
  func blocker(of screen: RouteScreen) -> LeaveBlocker? {
    screen.id == "notes/{id}" ? screen.parameter.flatMap { blocker(of: $0) } : nil
  }
}
