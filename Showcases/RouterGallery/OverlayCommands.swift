import ComposableNavigation
import NavigationScreens

extension Gallery {
  @MainActor
  static var alertCommands: [Command] {
    [
      call("show-alert", question.flagged("here"), "Asks, over the screen in front or here.") {
        router,
        said in
        let (question, isHere) = said
        return router.showAlert(question.title, on: isHere ? router.screen : .top) {
          question.buttons
        }
      },
      call("show-confirmation-dialog", question, "Lets the user choose.") { router, question in
        router.showConfirmationDialog(question.title) { question.buttons }
      },
      call("show-basic-alert", text, "Says something.") { $0.showBasicAlert($1) },
      call("dismiss-alert", "Dismisses the alert of the screen.") { $0.dismissAlert() },
      call("dismiss-all-alerts", "Dismisses every alert.") { $0.dismissAllAlerts() },
    ]
  }

  @MainActor
  static var overlayCommands: [Command] {
    [
      call("show-overlay", styledOverlay, "Puts an overlay over the screen.") {
        $0.showOverlay($1.screen, name: $1.name, style: $1.style)
      },
      call("show-overlays", names, "Puts overlays over the screen.") { router, names in
        router.showOverlays(names.map { .init($0, name: $0) })
      },
      call("dismiss-overlay", optionalTarget, "Takes an overlay away.") {
        $0.dismissOverlay($1 ?? .top)
      },
      call("dismiss-overlays-up-to", target, "Removes the overlays over an overlay.") {
        $0.dismissOverlays(upTo: $1)
      },
      call("dismiss-overlays-count", count, "Takes so many overlays away.") {
        $0.dismissOverlays(count: $1)
      },
      call("dismiss-all-overlays", "Takes all overlays away.") { $0.dismissAllOverlays() },
      call("tap-overlay-background", openOverlay, "Taps beside an overlay, as the user does.") {
        $0.tapOverlayBackground($1)
      },
    ]
  }
}
