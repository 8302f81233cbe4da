import ComposableNavigation
import NavigationScreens

extension Gallery {
  @MainActor
  static var queueCommands: [Command] {
    [
      call("add-screen-to-queue", destination, "Lets a screen wait.") { $0.addScreenToQueue($1) },
      call(
        "add-screens-to-queue",
        destinations,
        "Lets screens wait, at the end."
      ) { router, screens in
        router.addScreensToQueue(
          screens.map { .init($0.segue, $0.screen, name: $0.name, location: .append) }
        )
      },
      call("remove-screen-from-queue", name, "Takes a name out of the queue.") {
        $0.removeScreenFromQueue($1)
      },
      call("remove-screen-from-queue-at", count, "Takes the screen at a place out of the queue.") {
        $0.removeScreenFromQueue(at: $1)
      },
      call("remove-screen-from-queue-id", count, "The same, by the identity of what waits there.") {
        router,
        place in
        let ids = router.activeScreenQueueEntries.ids
        guard ids.indices.contains(place) else { return router.removeScreenFromQueue(at: place) }
        return router.removeScreenFromQueue(id: ids[place])
      },
      call("remove-screens-from-queue", names, "Takes names out of the queue.") {
        $0.removeScreensFromQueue($1)
      },
      call("remove-all-screens-from-queue", "Empties the queue.") {
        $0.removeAllScreensFromQueue()
      },
      call("show-next-screen", "Shows the next screen of the queue.") { $0.showNextScreen() },
      trying("try-show-next-screen", "Shows the next screen of the queue, or throws.") {
        router throws(Refusal) in try router.tryShowNextScreen()
      },
      call("show-next-screen-or-dismiss-screen", "The next screen, or none.") {
        $0.showNextScreenOrDismissScreen()
      },
      call("show-next-screen-or-dismiss-environment", "The next screen, or none.") {
        $0.showNextScreenOrDismissEnvironment()
      },
      call("show-next-screen-or-dismiss-push-stack", "The next screen, or none.") {
        $0.showNextScreenOrDismissPushStack()
      },
    ]
  }

  @MainActor
  static var flowCommands: [Command] {
    [
      call("enter-screen-flow", destinations, "Shows the first screen of a flow.") {
        $0.enterScreenFlow($1)
      },
      call("push-screen-stack", names, "Pushes screens at once.") { $0.pushScreenStack($1) },
      call("show-next-of-flow", fallback, "Shows what follows in the flow.") {
        $0.showNextOfFlow(otherwise: $1)
      },
      trying("try-show-next-of-flow", "Shows what follows in the flow, or throws.") {
        router throws(Refusal) in try router.tryShowNextOfFlow()
      },
    ]
  }
}
