import ComposableNavigation

/// A line of text; it knows nothing of who presents it, or asks for it.
struct Memo: Reducer {
  struct State: Hashable, Sendable {
    var text = ""
  }

  enum Action: Hashable, Sendable, Codable {
    case typed(String)
    case done
    /// The answer to whoever has asked for a note.
    case written(String)
  }

  /// Each memo is written with a pen of its own.
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

/// A pen, which is there for as long as its memo is on the desk.
@MainActor
final class Pen {
  var strokes = 0
}
