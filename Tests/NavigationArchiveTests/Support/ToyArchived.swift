import ComposableNavigation
import NavigationArchive
import TestSupport

/// An app whose state has every shape, for archiving.
enum ToyArchived {
  enum Page: Hashable, Sendable, Codable {
    case list
    case note(Int)
  }

  /// A screen with a stack of its own.
  struct Room: Hashable, Sendable, Codable {
    var name: String
    var pages = StackNavigation<Page>.State(items: [.list])
  }

  struct State: Equatable, Sendable, Codable {
    var stack = StackNavigation<Room>.State(items: [Room(name: "hall")], id: \.name)
    var modal = ModalNavigation<Page>.State(policy: .queue)
    var tabs = TabNavigation<Page>.State(items: [.list, .note(1), .note(2)])
    var split = SplitNavigation<Page>.State(primary: [.list], detail: [.note(0)])
    var skipping = StackNavigation<Page>.State(items: [.list])
    var windows = WindowNavigation<Page>.State(items: [.list], reopening: .kept(limit: 3))
    var alert = ModalNavigation<AlertState<String>>.State()
    var names: [String] = []
    var colour: String?
    var likes = 0
  }

  /// A state with content in every shape.
  static var full: State {
    var state = State()
    var room = Room(name: "study")
    _ = StackNavigation<Page>().reduce(into: &room.pages, action: .pushItems([.note(1), .note(2)]))
    _ = StackNavigation<Room>().reduce(
      into: &state.stack,
      action: .pushItems([room, Room(name: "attic")])
    )
    let modal = ModalNavigation<Page>()
    _ = modal.reduce(into: &state.modal, action: .presentSheet(.note(4)))
    _ = modal.reduce(into: &state.modal, action: .presentFullScreen(.note(5)))
    _ = TabNavigation<Page>().reduce(into: &state.tabs, action: .setActiveItem(.note(2)))
    _ = TabNavigation<Page>().reduce(into: &state.tabs, action: .setActiveItem(.note(1)))
    let windows = WindowNavigation<Page>()
    _ = windows.reduce(into: &state.windows, action: .open(.note(8)))
    _ = windows.reduce(into: &state.windows, action: .open(.note(9)))
    _ = windows.reduce(into: &state.windows, action: .close(item: .note(8)))
    let skipping = StackNavigation<Page>()
    _ = skipping.reduce(into: &state.skipping, action: .pushItems([.note(6), .note(7)]))
    _ = skipping.reduce(into: &state.skipping, action: .skip(.note(6)))
    let alert: AlertState<String> = AlertState("Sure?") {
      ButtonState("Yes", role: .destructive, isDisabled: true, action: "yes")
      ButtonState("No", role: .cancel)
    }
    _ = ModalNavigation<AlertState<String>>()
      .reduce(into: &state.alert, action: .presentAlert(alert))
    state.names = ["ada", "grace"]
    state.colour = "green"
    state.likes = 3
    return state
  }

  static let format: ArchiveFormat<State> = ArchiveFormat("Toy", app: "1.0", initial: State())

  /// Returns the fault of a state, or nil for a legal one.
  static func fault(_ state: State) -> String? {
    let faults = [
      ToyMangled.fault(state.stack), ToyMangled.fault(state.modal), ToyMangled.fault(state.tabs),
      ToyMangled.fault(state.split), ToyMangled.fault(state.skipping),
      ToyMangled.fault(state.windows), ToyMangled.fault(state.alert),
      state.alert.item.flatMap { ToyMangled.fault($0) },
    ]
    let rooms = state.stack.items.lazy.compactMap { ToyMangled.fault($0.pages) }
    return faults.lazy.compactMap(\.self).first ?? rooms.first
  }
}
