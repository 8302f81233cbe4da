/// The step that a command of a script takes: the program sends an action, the user does something, or
/// time passes.
public enum ScriptStep<Action: Sendable>: Sendable {
  /// Sends an action to the showcase's store.
  ///
  /// A script goes on when the effects that it begins have ended, or when all that run are asleep on the
  /// showcase's ``ScriptClock``. With `awaited: false` it goes on at once: for an effect that never
  /// ends, such as one that listens.
  case send(Action, awaited: Bool = true)

  /// Does something to the window, as a person does.
  ///
  /// `otherwise` is sent when the window has nothing for it: it is how back reaches what no host
  /// knows, such as the tab that was selected before.
  case act(TerminalAct, otherwise: Action? = nil)

  /// Lets time pass on the showcase's ``ScriptClock``; at a terminal, where it passes by itself,
  /// nothing.
  case advance(by: Duration)
}

extension ScriptStep {
  /// A Boolean value that indicates whether the next step waits for the effects of this one.
  var isAwaited: Bool { if case .send(_, awaited: false) = self { false } else { true } }
}

extension ScriptStep: Equatable where Action: Equatable {}
