import ComposableNavigation
import NavigationScreens
import TerminalHost

/// Finds out what a router's calls send, without sending it: a script says what is to be done, and
/// does nothing by itself.
///
/// The router speaks to a store of its own, which begins with what is open.
struct Dictation: Reducer {
  struct State {
    var screens: Gallery.Screens.State
    var said: [Gallery.Screens.Action] = []
  }

  enum Action: Sendable {
    case said(Gallery.Screens.Action)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .said(let action): if !action.isTold { state.said.append(action) }
      }
      return .none
    }
    Gallery.Screens().pullback(state: \.screens, action: /Action.said)
  }

  /// What is sent by somebody who has a router.
  @MainActor
  static func steps<Failure: Error>(
    _ state: Gallery.State,
    of call: (Router<String>) throws(Failure) -> [String]
  ) throws(Failure) -> [ScriptStepOfGallery] {
    let store = Store(initialState: State(screens: state.screens)) { Dictation() }
    let scoped = store.scope(state: \.screens, action: /Action.said)
    let router = Router(scoped, of: state.speaker)
    let lines = try call(state.isOnlyInFront ? router.onlyInFront : router)
    return [.send(.tells(lines))] + store.state.said.map { .send(.screens($0)) }
  }
}
