import ComposableNavigation
import TerminalHost

/// The objects that are kept as long as the window of a state.
@MainActor
final class KeptObjects {
  var objects: [AnyObject] = []
}

/// Makes the view of an entry by its feature.
struct WorldViews<World: BackWorld>: EntryViewProviding {
  let kept: KeptObjects
  let store: @MainActor (EntryID) -> Store<World.State, World.Action>?

  func makePresentable(for entry: Entry<World.State>) -> TerminalView {
    store(entry.id).map { World.view(of: $0, kept) } ?? TerminalScreen(title: "gone")
  }
}

/// Makes the view of an item.
struct ItemWorldViews: ViewProviding {
  let make: @MainActor (String) -> TerminalView

  func makePresentable(for item: String) -> TerminalView { make(item) }
}
