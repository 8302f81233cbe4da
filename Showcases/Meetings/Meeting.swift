import ComposableNavigation

/// The value that all screens show and change.
struct Meeting: Reducer {
  struct State: Hashable, Codable {
    var title: String
    var minutes = 0
    var isStarred = false

    /// The value as text: `★ Review, 12 min`.
    var text: String { (isStarred ? "★ " : "") + "\(title), \(minutes) min" }
  }

  enum Action: Hashable, Codable { case starTapped, renamed(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .starTapped: state.isStarred.toggle()
    case .renamed(let title): state.title = title
    }
    return .none
  }
}
