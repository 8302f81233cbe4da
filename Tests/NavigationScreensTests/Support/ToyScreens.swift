import ComposableNavigation
import NavigationScreens

/// Screens that are texts.
typealias ToyScreens = ScreenNavigation<String>

extension ScreenNavigation.State {
  /// The environments as a drawing, by the screens, with the alert in front:
  /// `home list | sheet filter colours ! Sure?`.
  var drawing: String {
    drawing { "\($0.item.screen)" } + (alert.map { " ! \($0.item.dialog.title)" } ?? "")
  }

  /// The environments as a drawing, by the numbers of the ids: `0 1 | sheet 2 3`.
  var numbers: String { drawing { "\($0.id)".replacing("#", with: "") } }

  private func drawing(_ draw: (Entry<ScreenNavigation.OpenScreen>) -> String) -> String {
    environments.enumerated().map { index, environment in
      let kind =
        switch environment[0].item.segue {
        case .fullScreenCover: "cover "
        case let segue: "\(segue) "
        }
      return (index == 0 ? "" : kind) + environment.map(draw).joined(separator: " ")
    }
    .joined(separator: " | ")
  }

  /// Returns the state after some actions, ignoring their effects.
  func after(_ actions: ScreenNavigation.Action...) -> Self {
    var state = self
    for action in actions { _ = ScreenNavigation().reduce(into: &state, action: action) }
    return state
  }
}

/// An id that no list of a test has used.
let strangerID = EntryID.counted(700)

/// A feature that shows screens and records removals.
struct ToyBook: Reducer {
  struct State: Equatable {
    var screens = ToyScreens.State(root: "home")
    /// The removals in order, such as `filter by user`.
    var gone: [String] = []
    var goneIDs: [EntryID] = []
  }

  enum Action: Equatable {
    case screens(ToyScreens.Action)
    /// The parent writes an older state.
    case restore(ToyScreens.State)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .restore(let screens):
        state.screens = screens
      case .screens(.dismissed(let entry, let cause)):
        state.gone.append("\(entry.item.screen) by \(cause)")
        state.goneIDs.append(entry.id)
      case .screens(.alertDismissed(let entry, _, let cause)):
        state.gone.append("alert \(entry.item.dialog.title) by \(cause)")
      case .screens(.answered(let answer)):
        state.gone.append("answered \(answer)")
      case .screens(.overlayDismissed(let entry, _, let cause)):
        state.gone.append("overlay \(entry.item.screen) by \(cause)")
      case .screens(.transitionDismissed(let entry, _, let cause)):
        state.gone.append("content \(entry.item.screen) by \(cause)")
      case .screens:
        break
      }
      return .none
    }
    ToyScreens().pullback(state: \.screens, action: /Action.screens)
  }
}

/// Returns the notes of a parent while its screens take some actions.
@MainActor
func told(_ actions: ToyScreens.Action..., on state: ToyScreens.State) -> [String] {
  let store = Store(initialState: ToyBook.State(screens: state)) { ToyBook() }
  for action in actions { store.send(.screens(action)) }
  return store.state.gone
}
