import ComposableNavigation
import NavigationScreens
import TerminalHost

extension Gallery {
  typealias Command = ScriptCommand<State, Action>

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
      commands: speakerCommands + callCommands + personCommands
    )
    .captioned { $0.told + $0.screens.waiting }
    .traced(by: .codable())
  }

  /// Every call, by its name: `showScreen` is `show-screen`, and `dismissScreens(count:)` is
  /// `dismiss-screens-count`.
  @MainActor
  static var callCommands: [Command] {
    showingCommands + dismissingCommands + queueCommands + flowCommands + alertCommands
      + overlayCommands + transitionCommands + transitionQueueCommands + moduleCommands
  }

  /// A command that calls the router that speaks; a person has rows for the most of them.
  @MainActor
  static func call(
    _ name: String,
    _ parameters: String,
    _ help: String,
    _ call:
      @escaping @MainActor (Router<String>, inout ScriptArguments, State) throws(ScriptError)
      -> Void
  ) -> Command {
    Command(name, parameters, help) { (arguments, state) throws(ScriptError) in
      try Dictation.steps(state) { router, _ throws(ScriptError) in
        try call(router, &arguments, state)
        return []
      }
    }
    .offered { _ in false }
  }

  /// The same without parameters.
  @MainActor
  static func call(
    _ name: String,
    _ help: String,
    _ call: @escaping @MainActor (Router<String>) -> Void
  ) -> Command {
    self.call(name, "", help) { router, _, _ in call(router) }
  }

  /// A command that may throw what a caller can catch.
  @MainActor
  static func trying(
    _ name: String,
    _ help: String,
    _ call: @escaping @MainActor (Router<String>) throws(Refusal) -> Void
  ) -> Command {
    Command(name, help) { _, state in
      Dictation.steps(state) { router, _ in
        do throws(Refusal) {
          try call(router)
          return []
        } catch {
          return ["thrown: \(error)"]
        }
      }
    }
    .offered { _ in false }
  }

  @MainActor
  private static var speakerCommands: [Command] {
    [
      Command("router", "TARGET [only-in-front]", "Calls the router of a screen from now on.") {
        (arguments, state) throws(ScriptError) in
        let isOnlyInFront = arguments.flag("only-in-front")
        let target = try arguments.target("TARGET", state)
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
  private static var personCommands: [Command] {
    [
      Command("tap", "TITLE", "Taps a button of what asks, as a person does.") {
        (arguments, _) throws(ScriptError) in
        [.send(.tells([])), .act(.tap(try arguments.rest("TITLE").joined(separator: " ")))]
      }
      .offered { _ in false },
      Command("back", "Goes back, as a person does.") { _, state in
        [.send(.tells([])), .act(.back, otherwise: Gallery().backAction(in: state))]
      },
      Command("swipe", "Swipes a sheet down, as a person does.") { _, _ in
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
  /// What it says of its screen.
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
