import ComposableNavigation
public import TerminalHost

/// A step of a script's command: the program sends an action, the user acts, or time passes.
public enum ScriptStep<Action: Sendable>: Sendable {
  /// Sends an action to the showcase's store.
  ///
  /// The script waits until the effects of the action have ended, or all running effects are asleep
  /// on the showcase's ``ScriptClock``. With `awaited: false`, it does not wait: for an effect that
  /// never ends, for example one that observes.
  case send(Action, awaited: Bool = true)

  /// Performs an act on the window, as the user would.
  case act(TerminalAct)

  /// Advances the showcase's ``ScriptClock``; does nothing at a terminal with its real time.
  case advance(by: Duration)
}

extension ScriptStep {
  /// A Boolean value that indicates whether the script waits for the effects of this step.
  var isAwaited: Bool { if case .send(_, awaited: false) = self { false } else { true } }

  /// Begins the step.
  ///
  /// - Returns: The effects of the step; nil for a failed act, and for time, which the script
  ///   advances.
  @MainActor
  func begin<State>(
    in store: Store<State, Action>,
    perform: @MainActor (TerminalAct) -> Bool
  ) -> StoreTask? {
    switch self {
    case .send(let action, awaited: _):
      return store.send(action)
    case .advance:
      return nil
    case .act(let act):
      var isDone = false
      // Handlers send the user's action, and do not return their tasks.
      let task = store.gathering { isDone = perform(act) }
      return isDone ? task : nil
    }
  }
}

extension ScriptStep: Equatable where Action: Equatable {}
