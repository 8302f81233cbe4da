import ComposableNavigation
import NavigationScreens
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Gallery {
  /// Every call of a router, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "RouterGallery",
      summary:
        "Every call of a router, one a line, with what is open and what is logged after each.",
      initialState: State(),
      reducer: { Gallery() },
      show: { window, store in
        let handler = ModuleNavigationHandler(
          store: store.scope(state: \.modules, action: /Action.modules),
          viewProvider: GalleryViews(store: store)
        )
        window.show(handler.rootView, keeping: handler)
      },
      tree: { $0.modules.tree { .screen($0.item.title) } },
      commands: speakerCommands + callCommands + userCommands
    )
    .captioned { $0.told + $0.screens.waiting }
    .traced(by: .codable())
  }

  @MainActor
  private static var speakerCommands: [Command] {
    [
      Command("router", "TARGET [only-in-front]", "Calls the router of a screen from now on.") {
        (arguments, state) throws(ScriptError) in
        let isOnlyInFront = arguments.flag("only-in-front")
        let target = try target.read(&arguments, state)
        return [.send(.tells([])), .send(.speaks(target, isOnlyInFront: isOnlyInFront))]
      },
      Command("look", "Says what the router says of its screen.") { _, state in
        Dictation.steps(state) { router, modules in
          let names = modules.activeModules.items.map { $0.name ?? $0.root }
          return router.lines + ["activeModules: \(names.joined(separator: ", "))"]
        }
      },
    ]
  }

  @MainActor
  private static var userCommands: [Command] {
    [
      Command("tap", "TITLE", "Taps a button of what asks, as the user does.") {
        (arguments, _) throws(ScriptError) in
        [.send(.tells([])), .act(.tap(try arguments.text("TITLE")))]
      }
      .offered { _ in false },
      Command("back", "Goes back, as the user does.") { _, _ in
        [.send(.tells([])), .act(.back)]
      },
      Command("swipe", "Swipes a sheet down, as the user does.") { _, _ in
        [.send(.tells([])), .act(.swipeDown)]
      },
    ]
  }
}

extension ScreenNavigation<String>.State {
  fileprivate var waiting: [String] {
    queue.isEmpty ? [] : ["queue: \(queue.map(\.screen).joined(separator: ", "))"]
  }
}

extension Router<String> {
  /// The lines about the router's screen.
  fileprivate var lines: [String] {
    func list(_ texts: [String]) -> String { texts.isEmpty ? "–" : texts.joined(separator: ", ") }
    return [
      "id: \(id.map { "\($0)" } ?? "–"), open: \(isOpen)",
      "activeScreens: \(list(activeScreens))",
      "activeScreenQueue: \(list(activeScreenQueue.map(\.screen))), \(hasScreenInQueue)",
      "hasNextOfFlow: \(hasNextOfFlow)",
      "activeAlert: \(activeAlert?.dialog.title ?? "–"), \(hasActiveAlert)",
      "activeOverlays: \(list(activeOverlays.items.map(\.screen))), \(hasActiveOverlay)",
      "activeTransitions: \(list(activeTransitions.items.map(\.screen))), \(hasActiveTransition)",
      "activeTransitionQueue: \(list(activeTransitionQueue.map(\.screen))), \(hasTransitionInQueue)",
    ]
  }
}
