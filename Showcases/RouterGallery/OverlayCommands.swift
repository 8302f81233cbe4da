import ComposableNavigation
import NavigationScreens
import TerminalHost

extension Gallery {
  @MainActor
  static var alertCommands: [Command] {
    [
      call("show-alert", "TITLE [BUTTON…] [here]", "Asks, over the screen in front or here.") {
        (router, arguments, _) throws(ScriptError) in
        let target = arguments.flag("here") ? router.screen : .top
        let title = try arguments.word("TITLE")
        let buttons = arguments.buttons()
        router.showAlert(title, on: target) { buttons }
      },
      call("show-confirmation-dialog", "TITLE [BUTTON…]", "Lets a person choose.") {
        (router, arguments, _) throws(ScriptError) in
        let title = try arguments.word("TITLE")
        let buttons = arguments.buttons()
        router.showConfirmationDialog(title) { buttons }
      },
      call("show-basic-alert", "TEXT", "Says something.") {
        (router, arguments, _) throws(ScriptError) in
        router.showBasicAlert(try arguments.rest("TEXT").joined(separator: " "))
      },
      call("dismiss-alert", "Dismisses the alert of the screen.") { router in
        router.dismissAlert()
      },
      call("dismiss-all-alerts", "Dismisses every alert.") { router in
        router.dismissAllAlerts()
      },
    ]
  }

  @MainActor
  static var overlayCommands: [Command] {
    [
      call("show-overlay", "NAME [basic|bottom]", "Puts an overlay over the screen.") {
        (router, arguments, _) throws(ScriptError) in
        let name = try arguments.word("NAME")
        let style: OverlayStyle =
          arguments.flag("basic") ? .basic : arguments.flag("bottom") ? .bottom : OverlayStyle()
        router.showOverlay(name, name: name, style: style)
      },
      call("show-overlays", "[NAME…]", "Puts overlays over the screen.") { router, arguments, _ in
        router.showOverlays(arguments.all().map { .init($0, name: $0) })
      },
      call("dismiss-overlay", "[TARGET]", "Takes an overlay away.") { router, arguments, state in
        if let target = arguments.optionalTarget(state) {
          router.dismissOverlay(target)
        } else {
          router.dismissOverlay()
        }
      },
      call("dismiss-overlays-up-to", "TARGET", "Takes away what lies over an overlay.") {
        (router, arguments, state) throws(ScriptError) in
        router.dismissOverlays(upTo: try arguments.target("TARGET", state))
      },
      call("dismiss-overlays-count", "COUNT", "Takes so many overlays away.") {
        (router, arguments, _) throws(ScriptError) in
        router.dismissOverlays(count: try arguments.number("COUNT"))
      },
      call("dismiss-all-overlays", "Takes all overlays away.") { router in
        router.dismissAllOverlays()
      },
      call("tap-overlay-background", "NAME", "Taps beside an overlay, as a person does.") {
        (router, arguments, _) throws(ScriptError) in
        let name = try arguments.word("NAME")
        guard let overlay = router.activeOverlays.last(where: { $0.item.name == name }) else {
          throw .invalid(name, expected: "an overlay of the screen")
        }
        router.tapOverlayBackground(overlay.id)
      },
    ]
  }
}

extension ScriptArguments {
  /// Buttons that tell what was tapped.
  fileprivate mutating func buttons() -> [ButtonState<Gallery.Screens.Action>] {
    all().map { ButtonState($0, action: .answered($0)) }
  }
}
