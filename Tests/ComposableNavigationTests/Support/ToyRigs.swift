@testable import ComposableNavigation

/// Makes fake views by their titles, or as a test determines.
struct ToyViews: ViewProviding {
  private let make: @MainActor (String) -> FakeView

  init(_ make: @escaping @MainActor (String) -> FakeView = { FakeView($0, id: $0) }) {
    self.make = make
  }

  func makePresentable(for item: String) -> FakeView { make(item) }
}

/// A stack's store, handler and host, each of which a test can release.
@MainActor
final class ToyStackRig {
  let store: StackStore
  let handler: StackNavigationHandler<ToyViews>
  /// Retained only here.
  var host: FakeStackHost?
  private(set) var issues: [String] = []

  /// - Parameters:
  ///   - items: The initial items.
  ///   - isNested: True if the host is in a view that another handler shows.
  ///   - views: Makes the views.
  init(
    _ items: [String],
    isNested: Bool = false,
    views: @escaping @MainActor (String) -> FakeView = { FakeView($0, id: $0) }
  ) {
    store = StackStore(initialState: .init(items: items)) { KeepingStack(kept: []) }
    handler = StackNavigationHandler(store: store, viewProvider: ToyViews(views))
    host = FakeStackHost()
    host?.isAttached = !isNested
    store.onIssue = { [weak self] in self?.issues.append($0.description) }
  }

  /// Sets the handler up, for the first time or anew.
  func setUp(in lane: Lane? = nil) {
    if let host { handler.setup(with: host, in: lane) }
  }
}

/// A modal's store, handler and host, each of which a test can release.
@MainActor
final class ToyModalRig {
  let store: ModalStore
  let handler: ModalNavigationHandler<ToyViews>
  /// Retained only here.
  var host: FakeModalHost?
  private(set) var issues: [String] = []

  /// - Parameters:
  ///   - kept: The items that the user cannot dismiss.
  ///   - capabilities: The capabilities of the host.
  ///   - isNested: True if the host is in a view that another handler shows.
  ///   - views: Makes the views.
  init(
    keeping kept: Set<String> = [],
    _ capabilities: ModalCapabilities = .restyle,
    isNested: Bool = false,
    views: @escaping @MainActor (String) -> FakeView = { FakeView($0, id: $0) }
  ) {
    store = ModalStore(initialState: .init()) { KeepingModal(kept: kept) }
    handler = ModalNavigationHandler(store: store, viewProvider: ToyViews(views))
    host = FakeModalHost(capabilities)
    host?.isAttached = !isNested
    store.onIssue = { [weak self] in self?.issues.append($0.description) }
  }

  /// Sets the handler up, for the first time or anew.
  func setUp(in lane: Lane? = nil) {
    if let host { handler.setup(with: host, in: lane) }
  }
}
