import ComposableNavigation
import NavigationScreens
import TerminalHost

extension Gallery {
  @MainActor
  static var transitionCommands: [Command] {
    [
      call("show-transition", "OPTION NAME [swipe]", "Shows other content in its place.") {
        (router, arguments, _) throws(ScriptError) in
        let content = try arguments.transition()
        router.showTransition(
          content.option,
          content.screen,
          name: content.name,
          allowsSwipeBack: content.allowsSwipeBack
        )
      },
      call("show-transitions", "[OPTION:NAME…]", "Shows contents, one after the other.") {
        (router, arguments, _) throws(ScriptError) in
        router.showTransitions(try arguments.transitions())
      },
      call("dismiss-transition", "[TARGET]", "Goes back from a content.") {
        router,
        arguments,
        state in
        if let target = arguments.optionalTarget(state) {
          router.dismissTransition(target)
        } else {
          router.dismissTransition()
        }
      },
      call("dismiss-transitions-up-to", "TARGET", "Goes back to a content.") {
        (router, arguments, state) throws(ScriptError) in
        router.dismissTransitions(upTo: try arguments.target("TARGET", state))
      },
      call("dismiss-transitions-count", "COUNT", "Goes back so many contents.") {
        (router, arguments, _) throws(ScriptError) in
        router.dismissTransitions(count: try arguments.number("COUNT"))
      },
      call("dismiss-all-transitions", "Goes back to the screen itself.") { router in
        router.dismissAllTransitions()
      },
      call("dismiss-transition-or-dismiss-screen", "A content, or the screen.") { router in
        router.dismissTransitionOrDismissScreen()
      },
      call("swipe-back-transition", "NAME", "Swipes back from a content, as a person does.") {
        (router, arguments, _) throws(ScriptError) in
        let name = try arguments.word("NAME")
        guard let content = router.activeTransitions.last(where: { $0.item.name == name }) else {
          throw .invalid(name, expected: "a content of the screen")
        }
        router.swipeBackTransition(content.id)
      },
    ]
  }

  @MainActor
  static var transitionQueueCommands: [Command] {
    [
      call("add-transition-to-queue", "OPTION NAME [swipe]", "Lets a content wait.") {
        (router, arguments, _) throws(ScriptError) in
        router.addTransitionToQueue(try arguments.transition())
      },
      call("add-transitions-to-queue", "[OPTION:NAME…]", "Lets contents wait.") {
        (router, arguments, _) throws(ScriptError) in
        router.addTransitionsToQueue(try arguments.transitions())
      },
      call("remove-transition-from-queue", "NAME", "Takes a name out of the queue.") {
        (router, arguments, _) throws(ScriptError) in
        router.removeTransitionFromQueue(try arguments.word("NAME"))
      },
      call("remove-transitions-from-queue", "[NAME…]", "Takes names out of the queue.") {
        router,
        arguments,
        _ in
        router.removeTransitionsFromQueue(arguments.all())
      },
      call("remove-all-transitions-from-queue", "Empties the queue.") { router in
        router.removeAllTransitionsFromQueue()
      },
      call("show-next-transition", "Shows the next content.") { router in
        router.showNextTransition()
      },
      trying("try-show-next-transition", "Shows the next content, or throws.") {
        router throws(Refusal) in try router.tryShowNextTransition()
      },
      call(
        "show-next-transition-or-next-screen-or-dismiss-screen",
        "The next content, or the next screen, or none."
      ) { router in
        router.showNextTransitionOrNextScreenOrDismissScreen()
      },
    ]
  }
}
