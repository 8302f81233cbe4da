package import ComposableNavigation

/// A feature of the search for back: how it begins, and what may happen in it.
package protocol BackFeature: Reducer where State: Hashable & Sendable {
  init()
  static func start(_ name: String) -> State
  func acts(in state: State) -> [Action]
}

/// The acts of the feature in front.
package func innerActs<Container: ElementState, Inner: BackFeature, Action>(
  of container: Container,
  _ inner: Inner,
  _ embed: (EntryID, Inner.Action) -> Action
) -> [Action] where Container.Item == Inner.State {
  guard let id = container.frontID, let item = container[id: id] else { return [] }
  return inner.acts(in: item).map { embed(id, $0) }
}
