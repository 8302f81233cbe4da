import ComposableNavigation

/// A line of text that does not depend on its presenter or on who requests it.
struct Memo: Reducer {
  struct State: Hashable, Sendable {
    var text = ""
  }

  enum Action: Hashable, Sendable, Codable {
    case typed(String)
    case done
    /// The answer to the request for a note.
    case written(String)
  }

  /// Each memo has a pen of its own.
  let pen: Retained<Pen>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let word):
      state.text += (state.text.isEmpty ? "" : " ") + word
      return pen.use { $0.strokes += 1 }
    case .done:
      return .send(.written(state.text))
    case .written:
      return .none
    }
  }
}

/// A pen, which lives as long as its memo is on the desk.
@MainActor
final class Pen {
  var strokes = 0
}
