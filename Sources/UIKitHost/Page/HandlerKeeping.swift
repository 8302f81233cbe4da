#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A view controller with hosts in it, which keeps their handlers.
  ///
  /// ``Page``, ``StackController``, ``TabsController`` and ``SplitController`` are such view
  /// controllers. Where you cannot derive from them, conform your own:
  ///
  /// ```swift
  /// final class Map: MKMapViewController, HandlerKeeping {
  ///   let keeper = HandlerKeeper()
  /// }
  /// ```
  @MainActor
  public protocol HandlerKeeping: UIViewController, HandlerContaining {
    /// The keeper, always the same.
    var keeper: HandlerKeeper { get }
  }

  extension HandlerKeeping {
    /// The handlers whose hosts are this view controller or lie in it, outermost first.
    public var handlers: [any NavigationHandler] { keeper.handlers }

    /// Puts a host with a handler over the view controller, which presents the modal's item.
    ///
    /// ```swift
    /// Page().withModal(
    ///   store: store.scope(state: \.modal, action: /Action.modal),
    ///   viewProvider: Sheets()
    /// )
    /// ```
    ///
    /// Call it where the view controller is made, before a handler shows it.
    ///
    /// - Parameters:
    ///   - store: The modal's store, scoped to it.
    ///   - viewProvider: The provider of the presented view controllers.
    ///   - configure: Prepares the host: where popovers point, what a guard asks.
    /// - Returns: The view controller itself.
    @discardableResult
    public func withModal<Provider: EntryViewProviding>(
      store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>,
      viewProvider: Provider,
      configure: (PresentationHost) -> Void = { _ in }
    ) -> Self
    where Provider.Presentable == UIViewController, Provider.Item: Equatable & Sendable {
      let host = PresentationHost(over: self)
      configure(host)
      let handler = ModalNavigationHandler(store: store, viewProvider: viewProvider)
      // Neither lies in a view that the other shows, so they share a lane by hand.
      handler.setup(with: host, in: keeper.handlers.first?.lane)
      keeper.keep(handler, of: host)
      return self
    }
  }
#endif
