import ComposableNavigation
import NavigationScreens
import TerminalHost

extension Gallery {
  @MainActor
  static var showingCommands: [Command] {
    [
      call("show-screen", "SEGUE NAME [append|after TARGET] [still]", "Shows a screen.") {
        (router, arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let screen = try arguments.destination(state)
        router.showScreen(
          screen.segue,
          screen.screen,
          name: screen.name,
          location: screen.location,
          animated: animated
        )
      },
      call("show-screens", "[SEGUE:NAME…]", "Shows screens, each from the one before.") {
        (router, arguments, _) throws(ScriptError) in
        router.showScreens(try arguments.destinations())
      },
      call("replace-top-with", "NAME", "Puts a screen in the place of the one in front.") {
        (router, arguments, _) throws(ScriptError) in
        let name = try arguments.word("NAME")
        router.replaceTop(with: name, name: name)
      },
      call("replace-all-with", "NAME", "Puts a screen in the place of all.") {
        (router, arguments, _) throws(ScriptError) in
        let name = try arguments.word("NAME")
        router.replaceAll(with: name, name: name)
      },
      call("configure-sheet", "medium|large", "Gives a sheet one height.") {
        (router, arguments, _) throws(ScriptError) in
        router.configureSheet(Sheet(detents: [try arguments.detent()]))
      },
      call("select-detent", "medium|large", "Lets a sheet rest at one of its heights.") {
        (router, arguments, _) throws(ScriptError) in
        router.selectDetent(try arguments.detent())
      },
    ]
  }

  @MainActor
  static var dismissingCommands: [Command] {
    [
      call("dismiss-screen", "[TARGET] [still]", "Dismisses a screen, and what is in front.") {
        router,
        arguments,
        state in
        let animated = !arguments.flag("still")
        if let target = arguments.optionalTarget(state) {
          router.dismissScreen(target, animated: animated)
        } else {
          router.dismissScreen(animated: animated)
        }
      },
      call("dismiss-screens-up-to", "TARGET", "Dismisses what is in front of a screen.") {
        (router, arguments, state) throws(ScriptError) in
        router.dismissScreens(upTo: try arguments.target("TARGET", state))
      },
      call("dismiss-screens-count", "COUNT", "Dismisses so many screens.") {
        (router, arguments, _) throws(ScriptError) in
        router.dismissScreens(count: try arguments.number("COUNT"))
      },
      call("dismiss-screens-up-to-count", "COUNT", "Dismisses so many screens or all.") {
        (router, arguments, _) throws(ScriptError) in
        router.dismissScreens(upToCount: try arguments.number("COUNT"))
      },
      call("dismiss-push-stack", "Dismisses all pushes of the environment.") { router in
        router.dismissPushStack()
      },
      call("dismiss-environment", "Dismisses the environment.") { router in
        router.dismissEnvironment()
      },
      call("dismiss-last-screen", "Dismisses the screen in front.") { router in
        router.dismissLastScreen()
      },
      call("dismiss-last-push-stack", "Dismisses all pushes in front.") { router in
        router.dismissLastPushStack()
      },
      call("dismiss-last-environment", "Dismisses the environment in front.") { router in
        router.dismissLastEnvironment()
      },
      call("dismiss-all-screens", "Dismisses everything but the root.") { router in
        router.dismissAllScreens()
      },
    ]
  }
}
