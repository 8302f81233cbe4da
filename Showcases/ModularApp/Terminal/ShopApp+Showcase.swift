import ComposableNavigation
import NavigationTrace
import TerminalHost
import TerminalRunner

extension ShopApp {
  /// The shop, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "ModularApp",
      summary: "Three modules that know each other's values, and none another's screens.",
      initialState: State(),
      reducer: { ShopApp() },
      show: { window, store in
        let main = store.scope(state: \.main, action: /Action.main)
        window.show(
          TerminalStack(store: main, viewProvider: PageViews())
            .withModal(
              store: store.scope(state: \.sheet, action: /Action.sheet),
              viewProvider: SheetViews(store: store)
            )
        )
      },
      tree: \.tree,
      commands: valueCommands + sheetCommands
    )
    .captioned { $0.problem.map { ["problem: \($0)"] } ?? [] }
    .traced(by: .codable(naming: Page.self))
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands that show values.
  @MainActor
  private static var valueCommands: [ScriptCommand<State, Action>] {
    [
      command("open", "Shows a value on top.", Action.open),
      command("change", "Shows a value on the screen that handles it.", Action.change),
      command("replace", "Goes back to the screen that handles a value.", Action.replace),
      Command("pop-to", "KIND", "Goes back to the screen that handles such values.") {
        (arguments, _) throws(ScriptError) in
        let kind = try arguments.choice("KIND", of: ModuleValue.Kind.allCases)
        return [.send(.popTo(ModuleValue(kind, id: 0)))]
      },
    ]
  }

  @MainActor
  private static func command(
    _ name: String,
    _ help: String,
    _ action: @escaping (ModuleValue) -> Action
  ) -> ScriptCommand<State, Action> {
    Command(name, "item|order|invoice|user ID", help) { (arguments, _) throws(ScriptError) in
      let kind = try arguments.choice("KIND", of: ModuleValue.Kind.allCases)
      return [.send(action(ModuleValue(kind, id: try arguments.number("ID"))))]
    }
  }

  /// The commands of the orders' sheet and of the user.
  @MainActor
  private static var sheetCommands: [ScriptCommand<State, Action>] {
    [
      Command("orders", "Presents the orders, with a stack of their own.") { _, _ in
        [.send(.sheet(.presentSheet(OrdersModule.list)))]
      }
      .offered { $0.sheet.item == nil },
      Command("swipe", "Swipes the sheet down, as the user does.") { _, _ in [.act(.swipeDown)] },
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
    ]
  }
}
