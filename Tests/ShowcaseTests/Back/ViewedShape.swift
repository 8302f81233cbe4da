import ComposableNavigation
import TerminalHost
import TestSupport

@testable import Pager

/// A shape in the search for back, with its view.
protocol ViewedShape: BackShape {
  @MainActor
  static func view(
    of store: Store<State, Action>,
    _ views: WorldViews<State.Item>
  ) -> TerminalView
}

/// Makes the views of entries by a function.
struct WorldViews<Item: Equatable & Sendable>: EntryViewProviding {
  let make: @MainActor (Entry<Item>) -> TerminalView

  func makePresentable(for entry: Entry<Item>) -> TerminalView { make(entry) }
}

extension StackNavigation: ViewedShape where Item: Hashable {
  static func view(of store: Store<State, Action>, _ views: WorldViews<Item>) -> TerminalView {
    TerminalStack(store: store, viewProvider: views)
  }
}

extension TabNavigation: ViewedShape where Item: Hashable {
  static func view(of store: Store<State, Action>, _ views: WorldViews<Item>) -> TerminalView {
    TerminalTabs(store: store, viewProvider: views)
  }
}

extension ModalNavigation: ViewedShape where Item: Hashable {
  static func view(of store: Store<State, Action>, _ views: WorldViews<Item>) -> TerminalView {
    TerminalScreen(title: "below").withModal(store: store, viewProvider: views)
  }
}

extension SplitNavigation: ViewedShape where Item: Hashable {
  static func view(of store: Store<State, Action>, _ views: WorldViews<Item>) -> TerminalView {
    TerminalSplit(store: store, viewProvider: views)
  }
}

extension WindowNavigation: ViewedShape where Item: Hashable {
  static func view(of store: Store<State, Action>, _ views: WorldViews<Item>) -> TerminalView {
    TerminalWindows(store: store, viewProvider: views)
  }
}

typealias PagerWorld<Inner: BackFeature> = ShapeWorld<PagerNavigation<Inner.State>, Inner>

extension PagerNavigation: BackShape, ViewedShape where Item: Hashable {
  static func start(_ name: String, _ item: (String) -> Item) -> State {
    State(pages: [item(name), item(name + " 2")], id: \.self)
  }

  static func acts(in state: State, _ item: (String) -> Item) -> [Action] { [.turn(1)] }

  static func view(of store: Store<State, Action>, _ views: WorldViews<Item>) -> TerminalView {
    PagerView(store: store, viewProvider: views)
  }
}
