#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  extension HandlerKeeping {
    /// Adds a host with a handler that presents the modal's item over the view controller.
    ///
    /// ```swift
    /// Page().withModal(
    ///   store: store.scope(state: \.modal, action: /Action.modal),
    ///   viewProvider: Sheets()
    /// )
    /// ```
    ///
    /// Call it when the view controller is created, before a handler shows it.
    ///
    /// - Parameters:
    ///   - store: The scoped store of the modal.
    ///   - viewProvider: The provider of the presented view controllers.
    ///   - configure: Configures the host: the sources of popovers, the guards.
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
      // Neither host contains the other, so the lane is shared explicitly.
      handler.setup(with: host, in: keeper.handlers.first?.lane)
      keeper.keep(handler, of: host)
      return self
    }
  }
#endif
