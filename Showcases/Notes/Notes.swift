import ComposableNavigation
import Foundation
import NavigationOperators
import NavigationRoutes

/// Notes in windows: `/notes` beside `/notes/{id}`, and `/settings`.
///
/// All navigation is routes. Each window has a scene with its name; its views are computed from the
/// scene, and the user's acts become routes again.
struct Notes: Reducer, RouteMapped {
  static let map = RouteMap {
    RouteStop("notes").tab()
    RouteStop("settings") {
      RouteStop("look")
      RouteStop("about")
    }
    .tab()
    RouteStop("notes", parameter: "id", as: String.self) {
      // This stop precedes `{section}`, which matches any text.
      RouteStop("delete").presented(as: .alert)
      RouteStop(parameter: "section", as: String.self)
    }
    .detail()
  }

  struct State: Equatable, Codable {
    // The attempt is not saved: after a restart the user tries again.
    private enum CodingKeys: String, CodingKey { case places, titles, drafts, windows }

    /// The key of archives from before windows were saved.
    private enum OldKey: String, CodingKey { case front }

    var places = RoutedNavigation<Notes>.State()
    var titles = ["groceries": "Milk and bread", "ideas": "A boat of paper"]
    /// The unsaved texts of notes.
    var drafts: [String: String] = [:]
    /// A window for each scene of the routes.
    var windows = WindowNavigation<String>.State(items: [RouteScene.defaultName])
    /// The last attempt to leave an unsaved note, about which the user is asked.
    var attempt: LeaveAttempt<Action>?
  }

  enum Action: Equatable, Sendable, Codable {
    case started
    case places(RoutedNavigation<Notes>.Action)
    case windows(WindowNavigation<String>.Action)
    /// The user has confirmed the question over a note.
    case deleteConfirmed
    /// The app restarts with its saved state, or with a damaged file.
    case restarted(isDamaged: Bool)
    /// The user has written on the note in front, without saving it yet.
    case wrote(String)
    case saved
    /// The user confirms or cancels the attempt.
    case discardTapped
    case stayTapped
    indirect case force(Action)
    indirect case leaveAttempted(LeaveAttempt<Action>)

    static func routes(_ action: RouteNavigation.Action) -> Action { .places(.routes(action)) }
  }

  var body: some Reducer<State, Action> {
    Desk().guarded(
      by: Self.halfWritten,
      force: /Action.force,
      attempted: /Action.leaveAttempted
    )
  }
}

extension Notes.State {
  /// Also decodes archives from before notes could be unsaved and windows were saved.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    places = try container.decode(RoutedNavigation<Notes>.State.self, forKey: .places)
    titles = try container.decode([String: String].self, forKey: .titles)
    drafts = try container.decodeIfPresent([String: String].self, forKey: .drafts) ?? [:]
    if container.contains(.windows) {
      windows = try container.decode(WindowNavigation<String>.State.self, forKey: .windows)
    } else {
      let old = try decoder.container(keyedBy: OldKey.self)
      let front = try old.decode(String.self, forKey: .front)
      windows = Self.windows(of: places.routes)
      if windows.items.contains(front) { windows.focusedItem = front }
    }
  }

  /// Returns windows for the scenes of routes; the first is focused.
  static func windows(of routes: RouteNavigation.State) -> WindowNavigation<String>.State {
    let names = routes.scenes.map(\.name)
    return WindowNavigation.State(items: names, focusedItem: names.first)
  }
}

/// The notes without a guard.
private struct Desk: Reducer {
  typealias State = Notes.State
  typealias Action = Notes.Action

  var body: some Reducer<State, Action> {
    RoutedNavigation<Notes>().pullback(state: \.places, action: /Action.places)
    WindowNavigation<String>().pullback(state: \.windows, action: /Action.windows)
    Reduce<State, Action> { state, action in
      switch action {
      case .started:
        // Completes `/` by its first tab.
        return .send(.routes(.verifyRoutes))
      case .places:
        return .none
      case .windows:
        return state.joinScenes()
      case .deleteConfirmed:
        guard let note = state.openNote(in: state.front) else { return .none }
        state.titles[note] = nil
        state.drafts[note] = nil
        return .send(.routes(.navigate(to: "/", scene: state.front, isDetail: true)))
      case .restarted(let isDamaged):
        state = State(
          places: .init(routes: saved(state.places.routes, isDamaged: isDamaged)),
          titles: state.titles,
          drafts: state.drafts
        )
        state.windows = State.windows(of: state.places.routes)
        return .send(isDamaged ? .started : .routes(.verifyRoutes))
      case .wrote(let text):
        if let note = state.openNote(in: state.front) { state.drafts[note] = text }
        return .none
      case .saved:
        guard let note = state.openNote(in: state.front) else { return .none }
        state.titles[note] = state.drafts.removeValue(forKey: note) ?? state.titles[note]
        return .none
      case .leaveAttempted(let attempt):
        state.attempt = attempt
        return .none
      case .stayTapped:
        state.attempt = nil
        return .none
      case .discardTapped:
        guard let attempt = state.attempt else { return .none }
        state.attempt = nil
        if let note = state.openNote(in: state.front) { state.drafts[note] = nil }
        return .send(.force(attempt.action))
      case .force:
        return .none
      }
    }
  }

  /// Returns the routes after encoding and decoding them.
  private func saved(_ routes: RouteNavigation.State, isDamaged: Bool) -> RouteNavigation.State {
    let data = (try? JSONEncoder().encode(routes)) ?? Data()
    let found = isDamaged ? data.dropLast() : data
    return (try? JSONDecoder().decode(RouteNavigation.State.self, from: found)) ?? .init()
  }
}
