import ComposableNavigation
import NavigationScreens
import TerminalHost
import TestSupport

@testable import Pager

/// A feature of the search for back, with its view.
protocol BackWorld: BackFeature {
  @MainActor static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView
}

/// Screens with steps, sheets and a dialog.
struct ScreensWorld: BackWorld {
  typealias Screens = ScreenNavigation<String>

  struct State: Hashable, Sendable { var screens: Screens.State }

  enum Action: Sendable { case screens(Screens.Action) }

  static func start(_ name: String) -> State { State(screens: .init(root: name)) }

  var body: some Reducer<State, Action> {
    Screens().pullback(state: \.screens, action: /Action.screens)
  }

  func acts(in state: State) -> [Action] {
    [
      .screens(.showTransition(.trailing, "step")), .screens(.showScreen(.push, "page")),
      .screens(.showScreen(.sheet, "sheet")), .screens(.showBasicAlert("Sure?")),
    ]
  }

  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    let screens = store.scope(state: \.screens, action: /Action.screens)
    let handler = ScreenNavigationHandler(store: screens, viewProvider: Views())
    kept.objects.append(handler)
    return handler.rootView
  }

  struct Views: ScreenViewProviding {
    func makePresentable(for screen: String) -> TerminalView { TerminalScreen(title: screen) }

    func makeEnvironment(_ environment: ScreenEnvironment<Views>) -> TerminalView {
      TerminalStack(store: environment.stack, viewProvider: environment.screens)
        .withModal(store: environment.modal, viewProvider: environment.presented)
    }

    func makeDialog(_ dialog: Store<some DialogState, DialogAction>) -> TerminalView {
      TerminalDialog(dialog)
    }
  }
}

struct PagerWorld<Inner: BackWorld>: BackWorld {
  struct State: Hashable, Sendable { var pager: PagerNavigation<Inner.State>.State }

  enum Action: Sendable {
    case pager(PagerNavigation<Inner.State>.Action)
    case page(EntryID, Inner.Action)
  }

  static func start(_ name: String) -> State {
    State(pager: .init(pages: [Inner.start(name), Inner.start(name + " 2")], id: \.self))
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.pager, action: /Action.pager, elements: /Action.page) { Inner() }
  }

  func acts(in state: State) -> [Action] {
    [.pager(.turn(1))] + innerActs(of: state.pager, Inner(), Action.page)
  }

  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    PagerView(
      store: store.scope(state: \.pager, action: /Action.pager),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.pager, id: $0, elements: /Action.page)
      }
    )
  }
}

// MARK: Views of the shapes

extension LeafWorld: BackWorld {
  static func view(of store: Store<String, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalScreen { store.state }
  }
}

extension StackOf: BackWorld where Inner: BackWorld {
  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalStack(
      store: store.scope(state: \.pages, action: /Action.pages),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.pages, id: $0, elements: /Action.page)
      }
    )
  }
}

extension TabsOf: BackWorld where Inner: BackWorld {
  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalTabs(
      store: store.scope(state: \.tabs, action: /Action.tabs),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.tabs, id: $0, elements: /Action.tab)
      }
    )
  }
}

extension ModalOf: BackWorld where Inner: BackWorld {
  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalScreen(title: "below").withModal(
      store: store.scope(state: \.modal, action: /Action.modal),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.modal, id: $0, elements: /Action.presented)
      }
    )
  }
}

extension SplitOf: BackWorld where Inner: BackWorld {
  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalSplit(
      store: store.scope(state: \.split, action: /Action.split),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.split, id: $0, elements: /Action.page)
      }
    )
  }
}

extension WindowsOf: BackWorld where Inner: BackWorld {
  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalWindows(
      store: store.scope(state: \.windows, action: /Action.windows),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.windows, id: $0, elements: /Action.window)
      }
    )
  }
}
