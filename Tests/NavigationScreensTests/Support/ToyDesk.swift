import ComposableNavigation
import NavigationScreens

/// A store of a feature with screens, and its refusals.
@MainActor
final class ToyDesk {
  let store: Store<ToyBook.State, ToyBook.Action>
  private(set) var refusals: [Refusal] = []

  init(_ screens: ToyScreens.State) {
    store = Store(initialState: ToyBook.State(screens: screens)) { ToyBook() }
    store.onRefusal = { [weak self] in self?.refusals.append($0) }
  }

  var book: ToyBook.State { store.state }
  var screens: ToyScreens.State { store.state.screens }

  func send(_ action: ToyScreens.Action) { store.send(.screens(action)) }

  func router(of screen: ScreenTarget = .top, showing content: EntryID? = nil) -> Router<String> {
    Router(
      store.scope(state: \.screens, action: /ToyBook.Action.screens),
      of: screen,
      showing: content
    )
  }
}

extension ScreenNavigation<String>.State {
  /// One of everything: `home list | sheet filter colours`, a queue, and, on `list`, a flow,
  /// overlays, contents and their queue.
  static var desk: ToyScreens.State {
    ToyScreens.State(root: "home", name: "home").after(
      .enterFlow([.init(.push, "list", name: "list"), .init(.sheet, "next", name: "next")]),
      .showScreens([
        .init(.sheet, "filter", name: "filter"), .init(.push, "colours", name: "colours"),
      ]),
      .overlay(
        .show([
          .init("card", name: "card", style: .basic), .init("hint", name: "hint"),
          .init("menu", name: "menu"),
        ]),
        on: "list"
      ),
      .transition(
        .show([
          .init(.trailing, "a", name: "a"), .init(.trailing, "b", name: "b", allowsSwipeBack: true),
        ]),
        on: "list"
      ),
      .transition(
        .addToQueue([.init(.top, "x", name: "x"), .init(.top, "y", name: "y")]),
        on: "list"
      ),
      .addToQueue([.init(.push, "offer", name: "offer"), .init(.push, "rest", name: "rest")])
    )
  }
}
