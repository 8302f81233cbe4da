public import ComposableNavigation

/// Modules: whole hierarchies of screens, of which the one in front is open.
///
/// Reach for it where an app has parts that have nothing to do with each other, such as a welcome
/// and what follows a sign-in. The first module always stays.
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
/// A module that is covered keeps its place and its root, but nothing else: its screens are
/// dismissed, and each is told. So it is in SwiftfulRouting, whose `showModule` this is, and so its
/// users want it: after a sign-out nothing of the one who was there comes back. What is to survive
/// belongs into the state of a feature.
///
/// ## Laws
/// - a refused action changes nothing at all and has a reason
/// - each screen of a module that is covered or goes is told once, the one in front first
/// - no id is given twice, whatever module is in front
/// - the same modules shown twice from the same screen are shown once
public struct ModuleNavigation<Screen: Equatable & Sendable>: Reducer {
  private let screens: ScreenNavigation<Screen>
  private let memory: ModuleMemory?

  /// Makes the reducer.
  ///
  /// - Parameters:
  ///   - memory: Where the name of the module in front is kept after each change; nil for nowhere.
  ///   - screens: The reducer of the screens' actions.
  public init(
    memory: ModuleMemory? = nil,
    screens: ScreenNavigation<Screen> = ScreenNavigation()
  ) {
    self.memory = memory
    self.screens = screens
  }

  /// Carries out an action, or reports why it cannot be.
  ///
  /// - Returns: An effect that tells what has gone, and one that keeps the name of the module.
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
    // Also no name: else a module that was left would come back after a restart.
    let name = after.lastName
    return .perform { memory.save(name) }
  }

  /// Returns the actions that tell of all that has gone: the screens of the module in front, then
  /// modules.
  private static func gone(from old: State, to new: State, cause: Cause) -> [Action] {
    guard !old.visit.isSame(as: new.visit) else { return [] }
    let kept = VisitSet(new.entries.ids)
    let screens = ScreenNavigation.gone(from: old.screens, to: nil, cause: cause)
    let modules = old.entries.reversed().filter { !kept.contains($0.id) }
    return screens.map(Action.screens) + modules.map { .dismissed($0, cause: cause) }
  }

  /// The reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// Pure, and what ``reduce(into:action:)`` finds.
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
  /// Goes back in the module in front; never from a module to another.
  public func backAction(in state: State) -> Action? {
    screens.backAction(in: state.screens).map(Action.screens)
  }
}
