import ComposableNavigation
import Foundation
import NavigationScreens
import TerminalHost

extension Gallery {
  typealias CallOfModules =
    @MainActor (
      ModuleRouter<String>, inout ScriptArguments, State
    ) throws(ScriptError) -> Void

  @MainActor
  static var moduleCommands: [Command] {
    [
      modules("show-module", "OPTION NAME", "Shows a module in the place of all.") {
        (router, arguments, _) throws(ScriptError) in
        let module = try arguments.transition()
        router.showModule(module.option, module.screen, name: module.name)
      },
      modules("show-modules", "[OPTION:NAME…]", "Shows modules, one after the other.") {
        (router, arguments, _) throws(ScriptError) in
        let modules = try arguments.transitions()
        router.showModules(modules.map { .init($0.option, $0.screen, name: $0.name) })
      },
      modules("dismiss-module", "[TARGET]", "Dismisses a module.") { router, arguments, state in
        if let target = arguments.optionalTarget(state) {
          router.dismissModule(target)
        } else {
          router.dismissModule()
        }
      },
      modules("dismiss-modules-up-to", "TARGET", "Dismisses all in front of a module.") {
        (router, arguments, state) throws(ScriptError) in
        router.dismissModules(upTo: try arguments.target("TARGET", state))
      },
      modules("dismiss-modules-count", "COUNT", "Dismisses so many modules.") {
        (router, arguments, _) throws(ScriptError) in
        router.dismissModules(count: try arguments.number("COUNT"))
      },
      modules("dismiss-all-modules", "", "Dismisses all modules but the first.") { router, _, _ in
        router.dismissAllModules()
      },
      call("show-safari", "URL", "Opens a URL outside of the app.") {
        (router, arguments, _) throws(ScriptError) in
        let text = try arguments.word("URL")
        guard let url = URL(string: text), url.scheme != nil else {
          throw .invalid(text, expected: "URL, as in https://swift.org")
        }
        router.showSafari(url)
      },
    ]
  }

  @MainActor
  private static func modules(
    _ name: String,
    _ parameters: String,
    _ help: String,
    _ call: @escaping CallOfModules
  ) -> Command {
    Command(name, parameters, help) { (arguments, state) throws(ScriptError) in
      try Dictation.steps(state) { _, modules throws(ScriptError) in
        try call(modules, &arguments, state)
        return []
      }
    }
    .offered { _ in false }
  }
}
