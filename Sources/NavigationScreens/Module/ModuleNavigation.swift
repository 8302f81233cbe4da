public import ComposableNavigation

/// Modules: whole hierarchies of screens, of which only the one in front is open.
///
/// Use it for parts of an app that are independent of each other, such as a welcome and the app
/// after the sign-in. The first module cannot be removed.
///
/// ```swift
/// typealias Modules = ModuleNavigation<String>
/// let store = Store(initialState: Modules.State(root: "welcome", name: "welcome")) { Modules() }
/// store.send(.showModule(.trailing, "home", name: "home"))
/// store.send(.screens(.showScreen(.push, "list")))
/// store.state.screens.screens                        // ["home", "list"]
/// store.send(.dismissModule())
/// store.state.screens.screens                        // ["welcome"]
/// ```
///
/// A covered module keeps its place and its root, but its screens are dismissed, and each dismissal
/// is reported. SwiftfulRouting's `showModule` does the same, for a reason: after a sign-out, none
/// of the previous user's screens may return. Put data that must survive into a feature's state.
///
/// ## Laws
/// - a refused action changes nothing at all and has a reason
/// - each screen of a module that is covered or goes is told once, the one in front first
/// - no id is given twice, with any module in front
/// - the same modules shown twice from the same screen are shown once
public struct ModuleNavigation<Screen: Equatable & Sendable>: Reducer {
  private let screens: ScreenNavigation<Screen>
  private let memory: ModuleMemory?

  /// Makes the reducer.
  ///
  /// - Parameters:
  ///   - memory: Stores the name of the module in front after each change; nil to store nothing.
  ///   - screens: The reducer of the screens' actions.
  public init(
    memory: ModuleMemory? = nil,
    screens: ScreenNavigation<Screen> = ScreenNavigation()
  ) {
    self.memory = memory
    self.screens = screens
  }

  /// Carries out an action, or reports its refusal.
  ///
  /// - Returns: An effect that reports the dismissed elements and stores the name of the module.
  /// - Complexity: O(*n*).
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .screens(let action) = action {
      return screens.reduce(into: &state.screens, action: action).map(Action.screens)
    }
    let before = state
    do {
      try state.carryOut(action)
    } catch {
      state = before
      return .report(.refusal(error))
    }
    let gone = Self.gone(from: before, to: state, cause: action.cause)
    return .merge(gone.map(Effect.send) + [remember(before, state)])
  }

  private func remember(_ before: State, _ after: State) -> Effect<Action> {
    guard !before.entries.ids.areSame(as: after.entries.ids), let memory else { return .none }
    // Nil is stored too: otherwise a module that was left would return after a restart.
    let name = after.lastName
    return .perform { memory.save(name) }
  }

  /// Returns the actions that report dismissals: the screens of the module in front, then modules.
  private static func gone(from old: State, to new: State, cause: Cause) -> [Action] {
    guard !old.visit.isSame(as: new.visit) else { return [] }
    let kept = VisitSet(new.entries.ids)
    let screens = ScreenNavigation.gone(from: old.screens, to: nil, cause: cause)
    let modules = old.entries.reversed().filter { !kept.contains($0.id) }
    return screens.map(Action.screens) + modules.map { .dismissed($0, cause: cause) }
  }

  /// Returns the reason why an action would be refused; nil if it can be carried out.
  ///
  /// A pure function, with the same result as ``reduce(into:action:)``.
  ///
  /// - Complexity: O(*n*).
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    if case .screens(let action) = action {
      return ScreenNavigation.refusal(of: action, in: state.screens)
    }
    var trial = state
    do {
      try trial.carryOut(action)
      return nil
    } catch {
      return error
    }
  }
}

extension ModuleNavigation: BackNavigable {
  /// Resolves the reducer with the way back of the module in front.
  public func resolve() -> ResolvedReducer<State, Action> {
    ResolvedReducer(of: self).goingBack(by: self) { $0.screens.isCoveringOthers }
  }

  /// Returns the action that goes back in the module in front; it never leaves the module.
  public func backAction(in state: State) -> Action? {
    screens.backAction(in: state.screens).map(Action.screens)
  }
}
