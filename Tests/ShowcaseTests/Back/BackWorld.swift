import ComposableNavigation
import NavigationScreens
import TerminalHost

@testable import Pager

/// A feature of the search for back: how it begins, what may happen in it, and its view.
protocol BackWorld: Reducer where State: Hashable & Sendable {
  init()
  static func start(_ name: String) -> State
  func acts(in state: State) -> [Action]
  @MainActor static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView
}

// MARK: Leaves

/// A screen without containers.
struct LeafWorld: BackWorld {
  enum Action: Sendable { case tapped }

  static func start(_ name: String) -> String { name }

  func reduce(into state: inout String, action: Action) -> Effect<Action> { .none }

  func acts(in state: String) -> [Action] { [] }

  static func view(of store: Store<String, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalScreen { store.state }
  }
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

// MARK: Containers of features

struct StackWorld<Inner: BackWorld>: BackWorld {
  struct State: Hashable, Sendable { var pages: StackNavigation<Inner.State>.State }

  enum Action: Sendable {
    case pages(StackNavigation<Inner.State>.Action)
    case page(EntryID, Inner.Action)
  }

  static func start(_ name: String) -> State { State(pages: .init(items: [Inner.start(name)])) }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.pages, action: /Action.pages, elements: /Action.page) { Inner() }
  }

  func acts(in state: State) -> [Action] {
    [.pages(.pushItem(Inner.start("page")))] + innerActs(of: state.pages, Inner(), Action.page)
  }

  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalStack(
      store: store.scope(state: \.pages, action: /Action.pages),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.pages, id: $0, elements: /Action.page)
      }
    )
  }
}

struct TabsWorld<Inner: BackWorld>: BackWorld {
  struct State: Hashable, Sendable { var tabs: TabNavigation<Inner.State>.State }

  enum Action: Sendable {
    case tabs(TabNavigation<Inner.State>.Action)
    case tab(EntryID, Inner.Action)
  }

  static func start(_ name: String) -> State {
    State(tabs: .init(items: [Inner.start(name), Inner.start(name + " b")]))
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.tabs, action: /Action.tabs, elements: /Action.tab) { Inner() }
  }

  func acts(in state: State) -> [Action] {
    [.tabs(.setActiveIndex(0)), .tabs(.setActiveIndex(1))]
      + innerActs(of: state.tabs, Inner(), Action.tab)
  }

  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalTabs(
      store: store.scope(state: \.tabs, action: /Action.tabs),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.tabs, id: $0, elements: /Action.tab)
      }
    )
  }
}

struct ModalWorld<Inner: BackWorld>: BackWorld {
  struct State: Hashable, Sendable {
    var title: String
    var modal = ModalNavigation<Inner.State>.State()
  }

  enum Action: Sendable {
    case modal(ModalNavigation<Inner.State>.Action)
    case presented(EntryID, Inner.Action)
  }

  static func start(_ name: String) -> State { State(title: name) }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.modal, action: /Action.modal, elements: /Action.presented) { Inner() }
  }

  func acts(in state: State) -> [Action] {
    [.modal(.presentSheet(Inner.start("sheet"))), .modal(.presentFullScreen(Inner.start("cover")))]
      + innerActs(of: state.modal, Inner(), Action.presented)
  }

  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalScreen(title: "below").withModal(
      store: store.scope(state: \.modal, action: /Action.modal),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.modal, id: $0, elements: /Action.presented)
      }
    )
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

struct SplitWorld<Inner: BackWorld>: BackWorld {
  struct State: Hashable, Sendable { var split: SplitNavigation<Inner.State>.State }

  enum Action: Sendable {
    case split(SplitNavigation<Inner.State>.Action)
    case page(EntryID, Inner.Action)
  }

  static func start(_ name: String) -> State {
    State(split: .init(primary: [Inner.start(name)], detail: [Inner.start(name + " detail")]))
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.split, action: /Action.split, elements: /Action.page) { Inner() }
  }

  func acts(in state: State) -> [Action] {
    // Those of one column alone: which of two sheets is shown is not up to back.
    let root = state.split.entries.first
    let own: [Action] = [
      .split(.primary(.pushItem(Inner.start("note")))),
      .split(.showDetail([Inner.start("detail")])),
      .split(.setCollapsed(!state.split.isCollapsed)),
    ]
    guard let root else { return own }
    return own + Inner().acts(in: root.item).map { Action.page(root.id, $0) }
  }

  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalSplit(
      store: store.scope(state: \.split, action: /Action.split),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.split, id: $0, elements: /Action.page)
      }
    )
  }
}

struct WindowsWorld<Inner: BackWorld>: BackWorld {
  struct State: Hashable, Sendable { var windows: WindowNavigation<Inner.State>.State }

  enum Action: Sendable {
    case windows(WindowNavigation<Inner.State>.Action)
    case window(EntryID, Inner.Action)
  }

  static func start(_ name: String) -> State {
    State(windows: .init(items: [Inner.start(name), Inner.start(name + " 2")]))
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.windows, action: /Action.windows, elements: /Action.window) { Inner() }
  }

  func acts(in state: State) -> [Action] {
    state.windows.entries.ids.map { Action.windows(.focus(.entry($0))) }
      + innerActs(of: state.windows, Inner(), Action.window)
  }

  static func view(of store: Store<State, Action>, _ kept: KeptObjects) -> TerminalView {
    TerminalWindows(
      store: store.scope(state: \.windows, action: /Action.windows),
      viewProvider: WorldViews<Inner>(kept: kept) {
        store.scope(\.windows, id: $0, elements: /Action.window)
      }
    )
  }
}

/// The acts of the feature in front.
private func innerActs<Container: ElementState, Inner: BackWorld, Action>(
  of container: Container,
  _ inner: Inner,
  _ embed: (EntryID, Inner.Action) -> Action
) -> [Action] where Container.Item == Inner.State {
  guard let id = container.frontID, let item = container[id: id] else { return [] }
  return inner.acts(in: item).map { embed(id, $0) }
}
