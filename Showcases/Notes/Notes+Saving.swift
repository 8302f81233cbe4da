import ComposableNavigation
import NavigationRoutes

extension ArchiveFormat where State == Notes.State {
  /// All of it is saved.
  ///
  /// The places of all windows with what they remember, the notes, and which window is in front; what
  /// is collapsed a host says anew.
  static var notes: Self {
    ArchiveFormat("Notes", initial: Notes.State()) { state in
      let windows = state.places.routes.scenes.map(\.name)
      guard let first = windows.first, !windows.contains(state.front) else { return [] }
      state.front = first
      return ["the window in front was not there"]
    }
  }
}
