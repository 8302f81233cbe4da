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
  /// Its delegate is its ``host``. For an existing navigation controller, create a
  /// ``NavigationControllerHost``.
  open class StackController: UINavigationController, HandlerKeeping {
    /// The keeper of the stack's handler.
    public let keeper = HandlerKeeper()

    /// The host, for guards and options.
    public private(set) lazy var host = NavigationControllerHost(self)

    /// Creates an empty controller, for your own handler.
    ///
    /// ```swift
    /// handler.setup(with: controller.host)
    /// controller.keeper.keep(handler, of: controller.host)
    /// ```
    public init() {
      super.init(nibName: nil, bundle: nil)
      _ = host
    }

    /// Creates a controller with its handler.
    ///
    /// - Parameters:
    ///   - store: The scoped store of the stack.
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

    /// Goes back; see ``HandlerKeeping/goBack()``.
    open override func accessibilityPerformEscape() -> Bool {
      goBack() || super.accessibilityPerformEscape()
    }

    /// Goes back by Escape or Command-[.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !goBack(by: presses) { super.pressesBegan(presses, with: event) }
    }

    /// Returns nil: a stack belongs to a state, not to an archive of views.
    public required init?(coder: NSCoder) { nil }
  }
#endif
