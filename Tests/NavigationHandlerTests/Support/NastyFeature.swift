import ComposableNavigation

/// The state of a container of any shape, which can be rolled back, and may keep elements that the
/// user removes.
struct NastyFeature: Reducer {
  typealias Stack = StackNavigation<String>
  typealias Modal = ModalNavigation<String>
  typealias Tabs = TabNavigation<String>
  typealias Split = SplitNavigation<String>

  /// Each container uses one of them.
  struct State: Equatable, Codable, Sendable {
    var stack = Stack.State()
    var modal = Modal.State()
    var tabs = Tabs.State()
    var split = Split.State(primary: [], detail: [])
  }

  enum Action: Sendable {
    case stack(Stack.Action)
    case modal(Modal.Action)
    case tabs(Tabs.Action)
    case split(Split.Action)
    /// Takes another state: an earlier one or one from an archive.
    case become(State)
  }

  /// A Boolean value that indicates whether elements that the user removes stay, like an unsaved
  /// form.
  let keeps: Bool

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .stack(.remove(_, cause: .user, animated: _)) where keeps: break
    case .modal(.remove(_, cause: .user, animated: _)) where keeps: break
    case .tabs(.remove(_, cause: .user, animated: _)) where keeps: break
    case .split(.shown(_, .remove(_, cause: .user, animated: _))) where keeps: break
    // The shapes send nothing else but refusals, which are ignored here.
    case .stack(let action): _ = Stack().reduce(into: &state.stack, action: action)
    case .modal(let action): _ = Modal().reduce(into: &state.modal, action: action)
    case .tabs(let action): _ = Tabs().reduce(into: &state.tabs, action: action)
    case .split(let action): _ = Split().reduce(into: &state.split, action: action)
    case .become(let other): state = other
    }
    return .none
  }
}
