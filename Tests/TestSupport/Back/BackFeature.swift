package import ComposableNavigation

/// A feature of the search for back: how it begins, and what may happen in it.
package protocol BackFeature: Reducer where State: Hashable & Sendable {
  init()
  static func start(_ name: String) -> State
  func acts(in state: State) -> [Action]
}

/// A screen without containers.
package struct LeafWorld: BackFeature {
  package enum Action: Sendable { case tapped }

  package static func start(_ name: String) -> String { name }

  package func reduce(into state: inout String, action: Action) -> Effect<Action> { .none }

  package func acts(in state: String) -> [Action] { [] }

  package init() {}
}
