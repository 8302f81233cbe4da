package import ComposableNavigation

/// A container of any shape, with a feature in each entry.
package struct ShapeWorld<Shape: BackShape, Inner: BackFeature>: BackFeature
where Shape.State.Item == Inner.State {
  package struct State: Hashable, Sendable {
    /// Distinguishes features whose containers are empty at first.
    package let title: String
    package var container: Shape.State
  }

  package enum Action: Sendable {
    case container(Shape.Action)
    case element(EntryID, Inner.Action)
  }

  package static func start(_ name: String) -> State {
    State(title: name, container: Shape.start(name, Inner.start))
  }

  package var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.container, action: /Action.container, elements: /Action.element) { Inner() }
  }

  package func acts(in state: State) -> [Action] {
    let own = Shape.acts(in: state.container, Inner.start).map(Action.container)
    guard let id = Shape.active(in: state.container), let item = state.container[id: id] else {
      return own
    }
    return own + Inner().acts(in: item).map { .element(id, $0) }
  }

  package init() {}
}

package typealias StackOf<Inner: BackFeature> = ShapeWorld<StackNavigation<Inner.State>, Inner>
package typealias TabsOf<Inner: BackFeature> = ShapeWorld<TabNavigation<Inner.State>, Inner>
package typealias ModalOf<Inner: BackFeature> = ShapeWorld<ModalNavigation<Inner.State>, Inner>
package typealias SplitOf<Inner: BackFeature> = ShapeWorld<SplitNavigation<Inner.State>, Inner>
package typealias WindowsOf<Inner: BackFeature> = ShapeWorld<WindowNavigation<Inner.State>, Inner>
