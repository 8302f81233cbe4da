package import ComposableNavigation

/// A screen without containers.
package struct LeafWorld: BackFeature {
  package enum Action: Sendable { case tapped }

  package static func start(_ name: String) -> String { name }

  package func reduce(into state: inout String, action: Action) -> Effect<Action> { .none }

  package func acts(in state: String) -> [Action] { [] }

  package init() {}
}

package struct StackOf<Inner: BackFeature>: BackFeature {
  package struct State: Hashable, Sendable { package var pages: StackNavigation<Inner.State>.State }

  package enum Action: Sendable {
    case pages(StackNavigation<Inner.State>.Action)
    case page(EntryID, Inner.Action)
  }

  package static func start(_ name: String) -> State {
    State(pages: .init(items: [Inner.start(name)]))
  }

  package var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.pages, action: /Action.pages, elements: /Action.page) { Inner() }
  }

  package func acts(in state: State) -> [Action] {
    [.pages(.pushItem(Inner.start("page")))] + innerActs(of: state.pages, Inner(), Action.page)
  }

  package init() {}
}

package struct TabsOf<Inner: BackFeature>: BackFeature {
  package struct State: Hashable, Sendable { package var tabs: TabNavigation<Inner.State>.State }

  package enum Action: Sendable {
    case tabs(TabNavigation<Inner.State>.Action)
    case tab(EntryID, Inner.Action)
  }

  package static func start(_ name: String) -> State {
    State(tabs: .init(items: [Inner.start(name), Inner.start(name + " b")]))
  }

  package var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.tabs, action: /Action.tabs, elements: /Action.tab) { Inner() }
  }

  package func acts(in state: State) -> [Action] {
    [.tabs(.setActiveIndex(0)), .tabs(.setActiveIndex(1))]
      + innerActs(of: state.tabs, Inner(), Action.tab)
  }

  package init() {}
}

package struct ModalOf<Inner: BackFeature>: BackFeature {
  package struct State: Hashable, Sendable {
    package var title: String
    package var modal = ModalNavigation<Inner.State>.State()
  }

  package enum Action: Sendable {
    case modal(ModalNavigation<Inner.State>.Action)
    case presented(EntryID, Inner.Action)
  }

  package static func start(_ name: String) -> State { State(title: name) }

  package var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.modal, action: /Action.modal, elements: /Action.presented) { Inner() }
  }

  package func acts(in state: State) -> [Action] {
    [.modal(.presentSheet(Inner.start("sheet"))), .modal(.presentFullScreen(Inner.start("cover")))]
      + innerActs(of: state.modal, Inner(), Action.presented)
  }

  package init() {}
}

package struct SplitOf<Inner: BackFeature>: BackFeature {
  package struct State: Hashable, Sendable { package var split: SplitNavigation<Inner.State>.State }

  package enum Action: Sendable {
    case split(SplitNavigation<Inner.State>.Action)
    case page(EntryID, Inner.Action)
  }

  package static func start(_ name: String) -> State {
    State(split: .init(primary: [Inner.start(name)], detail: [Inner.start(name + " detail")]))
  }

  package var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.split, action: /Action.split, elements: /Action.page) { Inner() }
  }

  package func acts(in state: State) -> [Action] {
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

  package init() {}
}

package struct WindowsOf<Inner: BackFeature>: BackFeature {
  package struct State: Hashable, Sendable {
    package var windows: WindowNavigation<Inner.State>.State
  }

  package enum Action: Sendable {
    case windows(WindowNavigation<Inner.State>.Action)
    case window(EntryID, Inner.Action)
  }

  package static func start(_ name: String) -> State {
    State(windows: .init(items: [Inner.start(name), Inner.start(name + " 2")]))
  }

  package var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.windows, action: /Action.windows, elements: /Action.window) { Inner() }
  }

  package func acts(in state: State) -> [Action] {
    state.windows.entries.ids.map { Action.windows(.focus(.entry($0))) }
      + innerActs(of: state.windows, Inner(), Action.window)
  }

  package init() {}
}
