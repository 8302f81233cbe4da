/// The step that a command of a script takes: the program sends an action, or a person does
/// something.
public enum ScriptStep<Action: Sendable>: Sendable {
  /// Sends an action to the showcase's store.
  case send(Action)

  /// Does something to the window, as a person does.
  ///
  /// `otherwise` is sent when the window has nothing for it: it is how back reaches what no host
  /// knows, such as the tab that was selected before.
  case act(TerminalAct, otherwise: Action? = nil)
}

extension ScriptStep: Equatable where Action: Equatable {}
