import ComposableNavigation
import NavigationScreens
import TerminalRunner

// The calls as a table: each row has the call's name, its parameters in a line, a description, and
// the call itself.
extension Gallery {
  typealias Command = ScriptCommand<State, Action>

  /// Every call by its name: `showScreen` is `show-screen`, and `dismissScreens(count:)` is
  /// `dismiss-screens-count`.
  @MainActor
  static var callCommands: [Command] {
    showingCommands + dismissingCommands + queueCommands + flowCommands + alertCommands
      + overlayCommands + transitionCommands + transitionQueueCommands + moduleCommands
  }

  /// Returns a command for a call of the speaker's router.
  @MainActor
  static func call<Value>(
    _ name: String,
    _ parameters: Parameters<Value>,
    _ help: String,
    _ call: @escaping @MainActor (Router<String>, Value) -> Refusal?
  ) -> Command {
    command(name, parameters, help) { router, _, value in
      _ = call(router, value)
      return []
    }
  }

  /// Returns the same without parameters.
  @MainActor
  static func call(
    _ name: String,
    _ help: String,
    _ call: @escaping @MainActor (Router<String>) -> Refusal?
  ) -> Command {
    self.call(name, nothing, help) { router, _ in call(router) }
  }

  /// Returns a command for a call that may throw.
  @MainActor
  static func trying(
    _ name: String,
    _ help: String,
    _ call: @escaping @MainActor (Router<String>) throws(Refusal) -> Void
  ) -> Command {
    command(name, nothing, help) { router, _, _ in
      do throws(Refusal) {
        try call(router)
        return []
      } catch {
        return ["thrown: \(error)"]
      }
    }
  }

  /// Returns a command for a call of the modules' router.
  @MainActor
  static func modules<Value>(
    _ name: String,
    _ parameters: Parameters<Value>,
    _ help: String,
    _ call: @escaping @MainActor (ModuleRouter<String>, Value) -> Refusal?
  ) -> Command {
    command(name, parameters, help) { _, modules, value in
      _ = call(modules, value)
      return []
    }
  }

  /// - Returns: A command that sends the call's actions; most of them also have a row.
  @MainActor
  private static func command<Value>(
    _ name: String,
    _ parameters: Parameters<Value>,
    _ help: String,
    _ call: @escaping @MainActor (Router<String>, ModuleRouter<String>, Value) -> [String]
  ) -> Command {
    Command(name, parameters.usage, help) { (arguments, state) throws(ScriptError) in
      let value = try parameters.read(&arguments, state)
      return Dictation.steps(state) { call($0, $1, value) }
    }
    .offered { _ in false }
  }
}
