import ComposableNavigation
import NavigationArchive
import NavigationRoutes

extension ArchiveFormat where State == Notes.State {
  /// The format of the whole state.
  ///
  /// It has the places of all windows with their memories, the notes, the windows and their focus
  /// order. A host reports again whether it is collapsed.
  static var notes: Self {
    ArchiveFormat("Notes", initial: Notes.State()) { state in
      let scenes = state.places.routes.scenes.map(\.name)
      guard state.windows.items.sorted() != scenes.sorted() else { return [] }
      state.windows = Notes.State.windows(of: state.places.routes)
      return ["the windows were not those of the routes"]
    }
  }
}
