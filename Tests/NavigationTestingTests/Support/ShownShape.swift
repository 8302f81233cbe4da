import ComposableNavigation
import NavigationTesting

/// A shape of texts, its handler and a host; it keeps the issues of the store.
@MainActor
final class ShownShape<Shape: NavigationShape> where Shape.Item == String {
  typealias Host = SimulatedContainerHost<
    String, Shape.Rules.Command, Shape.Rules.Capabilities
  >

  let store: Store<Shape.State, Shape.Action>
  let host: Host
  let handler: ShapeHandler<Shape, Screens>
  private(set) var issues: [NavigationIssue] = []

  init(state: Shape.State, host: Host, ignorePrevious: Bool = false) {
    self.host = host
    store = Store(initialState: state, reducer: { Shape() })
    handler = ShapeHandler(
      store: store,
      viewProvider: Screens(),
      ignorePreviousPresentables: ignorePrevious
    )
    store.onIssue = { [weak self] in self?.issues.append($0) }
    handler.setup(with: host)
  }
}
