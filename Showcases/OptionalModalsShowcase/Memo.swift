import ComposableNavigation

/// A line of text; it knows nothing of who presents it.
struct Memo: Reducer {
  struct State: Hashable, Sendable {
    var text = ""
  }

  enum Action: Hashable, Sendable, Codable { case typed(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let word):
      state.text += (state.text.isEmpty ? "" : " ") + word
      return .none
    }
  }
}
