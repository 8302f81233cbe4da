import ComposableNavigation
import NavigationLinks

/// What one window shows, computed from its scene's routes.
struct NotesWindow: Equatable {
  enum Action: Equatable, Sendable, Codable {
    case tabs(TabNavigation<RouteScreen>.Action)
    case split(SplitNavigation<RouteScreen>.Action)
    case settings(StackNavigation<RouteScreen>.Action)
    case question(ModalNavigation<RouteScreen>.Action)
  }

  let scene: String
  let routes: RouteNavigation.State
  let isNarrow: Bool

  var tabs: TabNavigation<RouteScreen>.State { home.tabs }
  var split: SplitNavigation<RouteScreen>.State { notes.split(isCollapsed: isNarrow) }
  var settings: StackNavigation<RouteScreen>.State { projection("settings").stack }
  var question: ModalNavigation<RouteScreen>.State { notes.detail.modal }

  /// The note whose place the detail route is in, or below; nil for none.
  var openNote: String? { split[.detail].items.lazy.compactMap(\.parameter).first }

  private var home: RouteProjection { projection(nil) }

  private var notes: RouteSplit { RouteSplit(Notes.map, of: waypoint("notes"), in: routes) }

  private func projection(_ tab: String?) -> RouteProjection {
    RouteProjection(Notes.map, of: waypoint(tab), in: routes)
  }

  private func waypoint(_ tab: String?) -> Waypoint {
    let root = Waypoint(scene: scene)
    return tab.flatMap { try? root.child($0) } ?? root
  }

  /// What is done in the window, done to its routes.
  func routes(for action: Action) -> [RouteNavigation.Action] {
    switch action {
    case .tabs(let action): home.actions(for: action)
    case .split(let action): notes.actions(for: action, isCollapsed: isNarrow)
    case .settings(let action): projection("settings").actions(for: action)
    case .question(let action): notes.detail.actions(for: action)
    }
  }
}

extension Notes.State {
  /// A window for each scene.
  var windows: TabNavigation<String>.State {
    .init(items: routes.scenes.map(\.name), activeItem: front)
  }

  subscript(window name: String) -> NotesWindow {
    NotesWindow(scene: name, routes: routes, isNarrow: narrow.contains(name))
  }

  /// What a screen is called.
  func title(of screen: RouteScreen) -> String {
    switch screen.id {
    case "notes": "Notes"
    case "notes/{id}": screen.parameter.map { titles[$0] == nil ? "\($0)?" : $0 } ?? ""
    case "{section}": "§ \(screen.parameter ?? "")"
    case "delete": "Delete it?"
    case "": "No note"
    case "settings": "Settings"
    case "look": "Look"
    default: "About"
    }
  }

  /// The picture of all windows.
  var tree: NavigationTree {
    windows.tree { window in
      let shown = self[window: window.item]
      let isInFront = window.item == front
      return shown.tabs.tree { tab in
        guard tab.item.id == "notes" else { return shown.settings.tree(draw) }
        let isAsking = isInFront && tab.item == shown.tabs.activeItem
        return shown.split.tree(draw).presenting(isAsking ? shown.question.tree(draw) : [])
      }
    }
  }

  private func draw(_ entry: Entry<RouteScreen>) -> NavigationTree {
    .screen(title(of: entry.item))
  }
}
