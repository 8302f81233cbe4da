import NavigationArchive
import ComposableNavigation
import NavigationRoutes

extension ArchiveFormat where State == Notes.State {
  /// All of it is saved.
  ///
  /// The places of all windows with what they remember, the notes, the windows and their focus order.
  /// Of what is collapsed a host says anew.
  static var notes: Self {
    ArchiveFormat("Notes", initial: Notes.State()) { state in
      let scenes = state.places.routes.scenes.map(\.name)
      guard state.windows.items.sorted() != scenes.sorted() else { return [] }
      state.windows = Notes.State.windows(of: state.places.routes)
      return ["the windows were not those of the routes"]
    }
  }
}
