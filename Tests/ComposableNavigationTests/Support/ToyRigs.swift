@testable import ComposableNavigation

/// Makes fake views, by their titles alone or as a test says.
struct ToyViews: ViewProviding {
  private let make: @MainActor (String) -> FakeView

  init(_ make: @escaping @MainActor (String) -> FakeView = { FakeView($0, id: $0) }) {
    self.make = make
  }

  func makePresentable(for item: String) -> FakeView { make(item) }
}

/// A stack's store, handler and host, of which a test lets go of whatever it likes.
@MainActor
final class ToyStackRig {
  let store: StackStore
  let handler: StackNavigationHandler<ToyViews>
  /// Kept by nobody else.
  var host: FakeStackHost?
  private(set) var issues: [String] = []

  /// - Parameters:
  ///   - items: What is there at the beginning.
  ///   - isNested: Whether the host lies in a view that another handler shows.
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

  /// Sets the handler up, also anew.
  func setUp(in lane: Lane? = nil) {
    if let host { handler.setup(with: host, in: lane) }
  }
}

/// A modal's store, handler and host, of which a test lets go of whatever it likes.
@MainActor
final class ToyModalRig {
  let store: ModalStore
  let handler: ModalNavigationHandler<ToyViews>
  /// Kept by nobody else.
  var host: FakeModalHost?
  private(set) var issues: [String] = []

  /// - Parameters:
  ///   - kept: What a person cannot dismiss.
  ///   - capabilities: What the host can do.
  ///   - isNested: Whether the host lies in a view that another handler shows.
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

  /// Sets the handler up, also anew.
  func setUp(in lane: Lane? = nil) {
    if let host { handler.setup(with: host, in: lane) }
  }
}
