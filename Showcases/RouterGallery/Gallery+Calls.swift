import ComposableNavigation
import NavigationScreens
import TerminalHost

// A row of a table for each call: its name, what stands behind it in the line, what it does, and
// the call itself.
extension Gallery {
  typealias Command = ScriptCommand<State, Action>

  /// Every call, by its name: `showScreen` is `show-screen`, and `dismissScreens(count:)` is
  /// `dismiss-screens-count`.
  @MainActor
  static var callCommands: [Command] {
    showingCommands + dismissingCommands + queueCommands + flowCommands + alertCommands
      + overlayCommands + transitionCommands + transitionQueueCommands + moduleCommands
  }

  /// A call of the router that speaks.
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

  /// The same without parameters.
  @MainActor
  static func call(
    _ name: String,
    _ help: String,
    _ call: @escaping @MainActor (Router<String>) -> Refusal?
  ) -> Command {
    self.call(name, nothing, help) { router, _ in call(router) }
  }

  /// A call that may throw what a caller can catch.
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

  /// A call of the modules' router.
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

  /// - Returns: A command that says what the call says; a person has rows for the most of them.
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
