package import ComposableNavigation

/// A shape in the search for back: how its container begins, and what may happen to it.
package protocol BackShape: ElementShape where State: Hashable & Sendable {
  /// Makes a container, whose items are made by their names.
  static func start(_ name: String, _ item: (String) -> State.Item) -> State

  /// The acts of the container itself.
  static func acts(in state: State, _ item: (String) -> State.Item) -> [Action]

  /// The entry whose feature acts; by default the one in front.
  static func active(in state: State) -> EntryID?
}

extension BackShape {
  package static func active(in state: State) -> EntryID? { state.frontID }
}

extension StackNavigation: BackShape where Item: Hashable {
  package static func start(_ name: String, _ item: (String) -> Item) -> State {
    State(items: [item(name)])
  }

  package static func acts(in state: State, _ item: (String) -> Item) -> [Action] {
    [.pushItem(item("page"))]
  }
}

extension TabNavigation: BackShape where Item: Hashable {
  package static func start(_ name: String, _ item: (String) -> Item) -> State {
    State(items: [item(name), item(name + " b")])
  }

  package static func acts(in state: State, _ item: (String) -> Item) -> [Action] {
    [.setActiveIndex(0), .setActiveIndex(1)]
  }
}

extension ModalNavigation: BackShape where Item: Hashable {
  package static func start(_ name: String, _ item: (String) -> Item) -> State { State() }

  package static func acts(in state: State, _ item: (String) -> Item) -> [Action] {
    [.presentSheet(item("sheet")), .presentFullScreen(item("cover"))]
  }
}

extension SplitNavigation: BackShape where Item: Hashable {
  package static func start(_ name: String, _ item: (String) -> Item) -> State {
    State(primary: [item(name)], detail: [item(name + " detail")])
  }

  package static func acts(in state: State, _ item: (String) -> Item) -> [Action] {
    [
      .primary(.pushItem(item("note"))), .showDetail([item("detail")]),
      .setCollapsed(!state.isCollapsed),
    ]
  }

  // One column alone: which of two sheets is shown is not up to back.
  package static func active(in state: State) -> EntryID? { state.entries.ids.first }
}

extension WindowNavigation: BackShape where Item: Hashable {
  package static func start(_ name: String, _ item: (String) -> Item) -> State {
    State(items: [item(name), item(name + " 2")])
  }

  package static func acts(in state: State, _ item: (String) -> Item) -> [Action] {
    state.entries.ids.map { .focus(.entry($0)) }
  }
}
