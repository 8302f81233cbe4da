import ComposableNavigation
import NavigationScreens

extension Gallery {
  @MainActor
  static var transitionCommands: [Command] {
    [
      call("show-transition", transition, "Shows other content in its place.") {
        $0.showTransition(
          $1.option,
          $1.screen,
          name: $1.name,
          allowsSwipeBack: $1.allowsSwipeBack
        )
      },
      call("show-transitions", transitions, "Shows contents, one after the other.") {
        $0.showTransitions($1)
      },
      call("dismiss-transition", optionalTarget, "Goes back from a content.") {
        $0.dismissTransition($1 ?? .top)
      },
      call("dismiss-transitions-up-to", target, "Goes back to a content.") {
        $0.dismissTransitions(upTo: $1)
      },
      call("dismiss-transitions-count", count, "Goes back so many contents.") {
        $0.dismissTransitions(count: $1)
      },
      call("dismiss-all-transitions", "Goes back to the screen itself.") {
        $0.dismissAllTransitions()
      },
      call("dismiss-transition-or-dismiss-screen", "A content, or the screen.") {
        $0.dismissTransitionOrDismissScreen()
      },
      call("swipe-back-transition", openContent, "Swipes back from a content, as the user does.") {
        $0.swipeBackTransition($1)
      },
    ]
  }

  @MainActor
  static var transitionQueueCommands: [Command] {
    [
      call("add-transition-to-queue", transition, "Lets a content wait.") {
        $0.addTransitionToQueue($1)
      },
      call("add-transitions-to-queue", transitions, "Lets contents wait.") {
        $0.addTransitionsToQueue($1)
      },
      call("remove-transition-from-queue", name, "Takes a name out of the queue.") {
        $0.removeTransitionFromQueue($1)
      },
      call("remove-transitions-from-queue", names, "Takes names out of the queue.") {
        $0.removeTransitionsFromQueue($1)
      },
      call("remove-all-transitions-from-queue", "Empties the queue.") {
        $0.removeAllTransitionsFromQueue()
      },
      call("show-next-transition", "Shows the next content.") { $0.showNextTransition() },
      trying("try-show-next-transition", "Shows the next content, or throws.") {
        router throws(Refusal) in try router.tryShowNextTransition()
      },
      call(
        "show-next-transition-or-next-screen-or-dismiss-screen",
        "The next content, or the next screen, or none."
      ) { $0.showNextTransitionOrNextScreenOrDismissScreen() },
    ]
  }
}
