#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A navigation controller with its handler, kept in step with a stack's state.
  ///
  /// ```swift
  /// let stack = StackController(
  ///   store: store.scope(state: \.stack, action: /Action.stack),
  ///   viewProvider: Screens()
  /// )
  /// window.show(stack)
  /// ```
  ///
  /// Its delegate is its ``host``. For a navigation controller that is there already, make a
  /// ``NavigationControllerHost``.
  open class StackController: UINavigationController, HandlerKeeping {
    /// The keeper of the stack's handler.
    public let keeper = HandlerKeeper()

    /// The host, for guards and options.
    public private(set) lazy var host = NavigationControllerHost(self)

    /// Makes a controller that shows nothing, for a handler of your own.
    ///
    /// ```swift
    /// handler.setup(with: controller.host)
    /// controller.keeper.keep(handler, of: controller.host)
    /// ```
    public init() {
      super.init(nibName: nil, bundle: nil)
      _ = host
    }

    /// Makes a controller together with its handler.
    ///
    /// - Parameters:
    ///   - store: The stack's store, scoped to it.
    ///   - viewProvider: The provider of the view controllers.
    public convenience init<Provider: EntryViewProviding>(
      store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>,
      viewProvider: Provider
    ) where Provider.Presentable == UIViewController, Provider.Item: Equatable & Sendable {
      self.init()
      let handler = StackNavigationHandler(store: store, viewProvider: viewProvider)
      handler.setup(with: host)
      keeper.keep(handler, of: host)
    }

    /// Makes nothing: a stack belongs to a state, which an archive of views knows nothing of.
    public required init?(coder: NSCoder) { nil }
  }
#endif
