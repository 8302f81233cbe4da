import ComposableNavigation
import NavigationScreens

extension Gallery {
  @MainActor
  static var showingCommands: [Command] {
    [
      call("show-screen", destination.flagged("still"), "Shows a screen.") { router, said in
        let (screen, isStill) = said
        return router.showScreen(
          screen.segue,
          screen.screen,
          name: screen.name,
          location: screen.location,
          animated: !isStill
        )
      },
      call("show-screens", destinations, "Shows screens, each from the one before.") {
        $0.showScreens($1)
      },
      call("replace-top-with", name, "Puts a screen in the place of the one in front.") {
        $0.replaceTop(with: $1, name: $1)
      },
      call("replace-all-with", name, "Puts a screen in the place of all.") {
        $0.replaceAll(with: $1, name: $1)
      },
      call("configure-sheet", detent, "Gives a sheet one height.") {
        $0.configureSheet(Sheet(detents: [$1]))
      },
      call("select-detent", detent, "Lets a sheet rest at one of its heights.") {
        $0.selectDetent($1)
      },
    ]
  }

  @MainActor
  static var dismissingCommands: [Command] {
    [
      call(
        "dismiss-screen",
        optionalTarget.flagged("still"),
        "Dismisses a screen, and what is in front."
      ) { router, said in
        let (target, isStill) = said
        guard let target else { return router.dismissScreen(animated: !isStill) }
        return router.dismissScreen(target, animated: !isStill)
      },
      call("dismiss-screens-up-to", target, "Dismisses what is in front of a screen.") {
        $0.dismissScreens(upTo: $1)
      },
      call("dismiss-screens-count", count, "Dismisses so many screens.") {
        $0.dismissScreens(count: $1)
      },
      call("dismiss-screens-up-to-count", count, "Dismisses so many screens or all.") {
        $0.dismissScreens(upToCount: $1)
      },
      call("dismiss-push-stack", "Dismisses all pushes of the environment.") {
        $0.dismissPushStack()
      },
      call("dismiss-environment", "Dismisses the environment.") { $0.dismissEnvironment() },
      call("dismiss-last-screen", "Dismisses the screen in front.") { $0.dismissLastScreen() },
      call("dismiss-last-push-stack", "Dismisses all pushes in front.") {
        $0.dismissLastPushStack()
      },
      call("dismiss-last-environment", "Dismisses the environment in front.") {
        $0.dismissLastEnvironment()
      },
      call("dismiss-all-screens", "Dismisses everything but the root.") {
        $0.dismissAllScreens()
      },
    ]
  }
}
