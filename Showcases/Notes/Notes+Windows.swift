import ComposableNavigation
import NavigationRoutes

/// The places of a window, by the window's name.
extension Notes {
  /// The place that declares the tabs.
  static func home(in window: String) -> Waypoint { Waypoint(scene: window) }

  static func notes(in window: String) -> Waypoint { tab("notes", in: window) }

  static func settings(in window: String) -> Waypoint { tab("settings", in: window) }

  /// Returns the detail route, over which questions are presented.
  static func detail(in window: String) -> Waypoint { Waypoint(scene: window, isDetail: true) }

  private static func tab(_ name: String, in window: String) -> Waypoint {
    (try? home(in: window).child(name)) ?? home(in: window)
  }
}

extension Notes.State {
  /// The name of the focused window; empty if no window is open.
  var front: String { windows.focusedItem ?? "" }

  /// Gives each window a scene and removes the scenes of closed windows.
  ///
  /// Both change together, so that a killed app never restores a window without a place.
  mutating func joinScenes() -> Effect<Notes.Action> {
    let routing = RoutedNavigation<Notes>()
    let (open, scenes) = (windows.items, places.routes.scenes.map(\.name))
    var actions: [RouteNavigation.Action] = []
    for name in scenes where !open.contains(name) { actions.append(.clearScene(name)) }
    for name in open where !scenes.contains(name) {
      actions.append(.addScene(RouteScene(name: name)))
    }
    var effects: [Effect<Notes.Action>] = []
    for action in actions {
      let effect = routing.reduce(into: &places, action: .routes(action))
      effects.append(effect.map(Notes.Action.places))
    }
    return .merge(effects)
  }

  /// Returns a Boolean value that indicates whether a window has no room for columns.
  func isNarrow(_ window: String) -> Bool { places.isCollapsed(at: Notes.notes(in: window)) }

  /// Returns the note at or above the place of the detail route, or nil.
  func openNote(in window: String) -> String? {
    places[split: Notes.notes(in: window)][.detail].items.lazy.compactMap(\.parameter).first
  }

  /// Returns a Boolean value that indicates whether a question is presented over a window's note.
  func isAsking(in window: String) -> Bool {
    places[modal: Notes.detail(in: window)].item != nil
  }

  /// Returns the title of a screen.
  func title(of screen: RouteScreen) -> String {
    switch screen.id {
    case "notes": "Notes"
    case "notes/{id}": screen.parameter.map(title(ofNote:)) ?? ""
    case "{section}": "§ \(screen.parameter ?? "")"
    case "delete": "Delete it?"
    case "": "No note"
    case "settings": "Settings"
    case "look": "Look"
    default: "About"
    }
  }

  private func title(ofNote note: String) -> String {
    if drafts[note] != nil { return "\(note), half written" }
    return titles[note] == nil ? "\(note)?" : note
  }

  /// The tree of all windows.
  var tree: NavigationTree {
    windows.tree { window in
      let name = window.item
      let tabs = places[tabs: Notes.home(in: name)]
      return tabs.tree { tab in
        guard tab.item.id == "notes" else {
          return places[stack: Notes.settings(in: name)].tree(draw)
        }
        // Each window has a lane of its own and keeps its question in the background.
        let isInFront = tab.item == tabs.activeItem
        let question = places[modal: Notes.detail(in: name)]
        return places[split: Notes.notes(in: name)].tree(draw)
          .presenting(isInFront ? question.tree(draw) : [])
      }
    }
  }

  private func draw(_ entry: Entry<RouteScreen>) -> NavigationTree {
    .screen(title(of: entry.item))
  }
}
