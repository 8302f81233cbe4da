package import ComposableNavigation

/// Makes fake views by the descriptions of items, or as a test determines.
package struct ToyViews<Item>: ViewProviding {
  private let make: @MainActor (Item) -> FakeView

  package init(_ make: @escaping @MainActor (Item) -> FakeView = { FakeView("\($0)", id: "\($0)") })
  {
    self.make = make
  }

  package func makePresentable(for item: Item) -> FakeView { make(item) }
}

/// A shape's store, handler and host, each of which a test can release.
@MainActor
package final class ToyRig<Shape: NavigationShape<String>> {
  package typealias Host = FakeHost<Shape.Rules.Command, Shape.Rules.Capabilities>

  package let store: Store<Shape.State, Shape.Action>
  package let handler: ShapeHandler<Shape, ToyViews<String>>
  /// Retained only here.
  package var host: Host?
  package private(set) var issues: [String] = []

  fileprivate init(
    _ store: Store<Shape.State, Shape.Action>,
    _ host: Host,
    isNested: Bool,
    _ views: @escaping @MainActor (String) -> FakeView
  ) {
    self.store = store
    self.host = host
    handler = ShapeHandler(store: store, viewProvider: ToyViews(views))
    host.isAttached = !isNested
    store.onIssue = { [weak self] in self?.issues.append($0.description) }
  }

  /// Sets the handler up, for the first time or anew.
  package func setUp(in lane: Lane? = nil) {
    if let host { handler.setup(with: host, in: lane) }
  }
}

package typealias ToyStackRig = ToyRig<StackNavigation<String>>
package typealias ToyModalRig = ToyRig<ModalNavigation<String>>

extension ToyRig where Shape == StackNavigation<String> {
  /// Makes a stack; its host may be in a view that another handler shows.
  package convenience init(
    _ items: [String],
    isNested: Bool = false,
    views: @escaping @MainActor (String) -> FakeView = { FakeView($0, id: $0) }
  ) {
    let store = StackStore(initialState: .init(items: items)) { KeepingStack(kept: []) }
    self.init(store, FakeStackHost(), isNested: isNested, views)
  }
}

extension ToyRig where Shape == ModalNavigation<String> {
  /// Makes a modal, of which the user cannot dismiss certain items.
  package convenience init(
    keeping kept: Set<String> = [],
    _ capabilities: ModalCapabilities = .restyle,
    isNested: Bool = false,
    views: @escaping @MainActor (String) -> FakeView = { FakeView($0, id: $0) }
  ) {
    let store = ModalStore(initialState: .init()) { KeepingModal(kept: kept) }
    self.init(store, FakeModalHost(capabilities), isNested: isNested, views)
  }
}
