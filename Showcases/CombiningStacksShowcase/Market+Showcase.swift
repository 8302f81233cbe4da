import ComposableNavigation
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Market {
  /// The shop and its checkout, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "CombiningStacksShowcase",
      summary: "The stacks of a shop and of its checkout, shown as one.",
      initialState: State(),
      reducer: { Market() },
      show: { window, store in
        let stack = store.scope(state: \.stack, action: /Action.stack)
        window.show(TerminalStack(store: stack, viewProvider: MarketViews()))
      },
      tree: \.stack.tree,
      commands: featureCommands + stackCommands + userCommands
    )
    .traced(by: .codable(naming: Market.Screen.self, Shop.Screen.self, Checkout.Screen.self))
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands of the two features for their own stacks.
  @MainActor
  private static var featureCommands: [Command] {
    [
      Command("product", "NAME", "The shop opens a product, also below the checkout.") {
        (arguments, _) throws(ScriptError) in
        [.send(.shop(.productTapped(try arguments.word("NAME"))))]
      },
      Command("buy", "The shop begins the checkout.") { _, _ in [.send(.shop(.buyTapped))] }
        .offered { $0.checkout.stack.items.isEmpty },
      Command("next", "The checkout goes on, and ends after the payment.") { _, _ in
        [.send(.checkout(.nextTapped))]
      }
      .offered { !$0.checkout.stack.items.isEmpty },
      Command("cancel", "The checkout takes away its screens.") { _, _ in
        [.send(.checkout(.stack(.setItems([]))))]
      }
      .offered { !$0.checkout.stack.items.isEmpty },
      Command("shelf", "The shop goes back to its shelf, and leaves the checkout alone.") {
        _,
        _ in
        [.send(.shop(.stack(.popToRoot())))]
      }
      .offered { $0.shop.stack.items.count > 1 },
    ]
  }

  /// The commands for the combined stack; `still` is not animated.
  @MainActor
  private static var stackCommands: [Command] {
    [
      Command("pop", "COUNT [still]", "Goes back COUNT screens, of either feature.") {
        (arguments, _) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let count = try arguments.number("COUNT")
        return [.send(.stack(.popItems(.exactly(count), animated: animated)))]
      }
      .offered { $0.stack.items.count > 1 },
      Command("pop-to-root", "[still]", "Goes back to the first screen.") { arguments, _ in
        [.send(.stack(.popToRoot(animated: !arguments.flag("still"))))]
      }
      .offered { $0.stack.items.count > 1 },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
      Command("back-menu", "COUNT", "Goes back COUNT screens at once, as the user does.") {
        (arguments, _) throws(ScriptError) in
        [.act(.backSeveral(try arguments.number("COUNT")))]
      }
      .offered { $0.stack.items.count > 2 },
    ]
  }
}
