import ComposableNavigation
import NavigationScreens
import TerminalHost

extension Gallery {
  @MainActor
  static var queueCommands: [Command] {
    [
      call("add-screen-to-queue", "SEGUE NAME [append|after TARGET]", "Lets a screen wait.") {
        (router, arguments, state) throws(ScriptError) in
        router.addScreenToQueue(try arguments.destination(state))
      },
      call("add-screens-to-queue", "[SEGUE:NAME…]", "Lets screens wait, at the end.") {
        (router, arguments, _) throws(ScriptError) in
        router.addScreensToQueue(try arguments.destinations(location: .append))
      },
      call("remove-screen-from-queue", "NAME", "Takes a name out of the queue.") {
        (router, arguments, _) throws(ScriptError) in
        router.removeScreenFromQueue(try arguments.word("NAME"))
      },
      call("remove-screens-from-queue", "[NAME…]", "Takes names out of the queue.") {
        router,
        arguments,
        _ in
        router.removeScreensFromQueue(arguments.all())
      },
      call("remove-all-screens-from-queue", "Empties the queue.") { router in
        router.removeAllScreensFromQueue()
      },
      call("show-next-screen", "Shows the next screen of the queue.") { router in
        router.showNextScreen()
      },
      trying("try-show-next-screen", "Shows the next screen of the queue, or throws.") {
        router throws(Refusal) in try router.tryShowNextScreen()
      },
      call("show-next-screen-or-dismiss-screen", "The next screen, or none.") { router in
        router.showNextScreenOrDismissScreen()
      },
      call("show-next-screen-or-dismiss-environment", "The next screen, or none.") { router in
        router.showNextScreenOrDismissEnvironment()
      },
      call("show-next-screen-or-dismiss-push-stack", "The next screen, or none.") { router in
        router.showNextScreenOrDismissPushStack()
      },
    ]
  }

  @MainActor
  static var flowCommands: [Command] {
    [
      call("enter-screen-flow", "[SEGUE:NAME…]", "Shows the first screen of a flow.") {
        (router, arguments, _) throws(ScriptError) in
        router.enterScreenFlow(try arguments.destinations())
      },
      call("push-screen-stack", "[NAME…]", "Pushes screens at once.") { router, arguments, _ in
        router.pushScreenStack(arguments.all())
      },
      call(
        "show-next-of-flow",
        "[dismiss-screen|dismiss-push-stack|dismiss-environment]",
        "Shows what follows in the flow."
      ) { (router, arguments, _) throws(ScriptError) in
        guard !arguments.words.isEmpty else {
          router.showNextOfFlow()
          return
        }
        let names = ["dismiss-screen", "dismiss-push-stack", "dismiss-environment"]
        let fallbacks: [ScreenFallback] = [.dismissScreen, .dismissPushStack, .dismissEnvironment]
        let name = try arguments.choice("FALLBACK", of: names)
        let fallback = zip(names, fallbacks).first { $0.0 == name }?.1 ?? .nothing
        router.showNextOfFlow(otherwise: fallback)
      },
      trying("try-show-next-of-flow", "Shows what follows in the flow, or throws.") {
        router throws(Refusal) in try router.tryShowNextOfFlow()
      },
    ]
  }
}
