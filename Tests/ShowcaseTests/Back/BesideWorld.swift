import ComposableNavigation
import TerminalHost

@testable import Pager

/// All shapes beside each other in one state: tabs with a container in each, a stack in a column of the
/// split, and a sheet with a stack.
struct BesideWorld: BackWorld {
  /// False for the rule that the search must find: back does not know in which tab a container is.
  var isPlaced = true

  struct State: Hashable, Sendable {
    var tabs = TabNavigation<String>.State(items: ["stack", "pager", "split", "screens", "plain"])
    var stack = StackNavigation<String>.State(items: ["root"])
    var pager = PagerNavigation<String>.State(pages: ["one", "two"], id: \.self)
    var split = SplitNavigation<String>.State(primary: ["list"], detail: ["nothing"])
    var list = StackNavigation<String>.State(items: ["all"])
    var screens = ScreensWorld.start("home")
    var sheet = ModalNavigation<String>.State()
    var settings = StackNavigation<String>.State(items: ["settings"])
  }

  enum Action: Sendable {
    case tabs(TabNavigation<String>.Action)
    case stack(StackNavigation<String>.Action)
    case pager(PagerNavigation<String>.Action)
    case split(SplitNavigation<String>.Action)
    case list(StackNavigation<String>.Action)
    case screens(ScreensWorld.Action)
    case sheet(ModalNavigation<String>.Action)
    case settings(StackNavigation<String>.Action)
  }

  static func start(_ name: String) -> State { State() }

  var body: some Reducer<State, Action> {
    TabNavigation<String>().pullback(state: \.tabs, action: /Action.tabs)
    ModalNavigation<String>().pullback(state: \.sheet, action: /Action.sheet)
    if isPlaced {
      StackNavigation<String>().pullback(state: \.stack, action: /Action.stack)
        .placed(in: \.tabs, at: "stack")
      PagerNavigation<String>().pullback(state: \.pager, action: /Action.pager)
        .placed(in: \.tabs, at: "pager")
      SplitNavigation<String>().pullback(state: \.split, action: /Action.split)
        .placed(in: \.tabs, at: "split")
      StackNavigation<String>().pullback(state: \.list, action: /Action.list)
        .placed(in: \.split, at: "list")
      ScreensWorld().pullback(state: \.screens, action: /Action.screens)
        .placed(in: \.tabs, at: "screens")
      StackNavigation<String>().pullback(state: \.settings, action: /Action.settings)
        .placed(in: \.sheet, at: "settings")
    } else {
      StackNavigation<String>().pullback(state: \.stack, action: /Action.stack)
      PagerNavigation<String>().pullback(state: \.pager, action: /Action.pager)
      SplitNavigation<String>().pullback(state: \.split, action: /Action.split)
      StackNavigation<String>().pullback(state: \.list, action: /Action.list)
      ScreensWorld().pullback(state: \.screens, action: /Action.screens)
      StackNavigation<String>().pullback(state: \.settings, action: /Action.settings)
    }
  }

  func acts(in state: State) -> [Action] {
    let tabs = state.tabs.items.indices.map { Action.tabs(.setActiveIndex($0)) }
    let others: [Action] = [
      .stack(.pushItem("page")), .pager(.turn(1)), .split(.showDetail(["detail"])),
      .split(.primary(.pushItem("folder"))), .list(.pushItem("some")), .settings(.pushItem("more")),
      .sheet(.presentSheet("settings")), .sheet(.presentSheet("note")),
    ]
    let screens = ScreensWorld().acts(in: state.screens).prefix(2).map(Action.screens)
    return tabs + others + screens
  }

  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalTabs(
      store: store.scope(state: \.tabs, action: /Action.tabs),
      viewProvider: WorldViews { tab(called: $0.item, of: store, kept) }
    )
    .withModal(
      store: store.scope(state: \.sheet, action: /Action.sheet),
      viewProvider: WorldViews { entry in
        guard entry.item == "settings" else { return TerminalScreen(title: entry.item) }
        return TerminalStack(
          store: store.scope(state: \.settings, action: /Action.settings),
          viewProvider: screens
        )
      }
    )
  }

  @MainActor
  private static func tab(
    called name: String,
    of store: Store<State, Action>,
    _ kept: KeptObjects
  ) -> TerminalView {
    switch name {
    case "stack":
      TerminalStack(
        store: store.scope(state: \.stack, action: /Action.stack),
        viewProvider: screens
      )
    case "pager":
      PagerView(store: store.scope(state: \.pager, action: /Action.pager), viewProvider: screens)
    case "split":
      TerminalSplit(
        store: store.scope(state: \.split, action: /Action.split),
        viewProvider: WorldViews { entry in
          guard entry.item == "list" else { return TerminalScreen(title: entry.item) }
          return TerminalStack(
            store: store.scope(state: \.list, action: /Action.list),
            viewProvider: screens
          )
        }
      )
    case "screens":
      ScreensWorld.view(of: store.scope(state: \.screens, action: /Action.screens), kept)
    default: TerminalScreen(title: name)
    }
  }

  @MainActor
  private static var screens: WorldViews<String> { WorldViews { TerminalScreen(title: $0.item) } }
}
